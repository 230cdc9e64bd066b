/** A compass rose on a box of 112 × 112, without what stands in its middle. */

const point = (turn: number, top: number, dark: string, light: string): string =>
  `<g transform="rotate(${turn} 56 56)"><path d="M56 ${top} 64 48 56 56Z" fill="${dark}" stroke="#cfe6e4" stroke-width=".7"/><path d="M56 ${top} 48 48 56 56Z" fill="${light}"/></g>`;

const QUARTERS = [0, 90, 180, 270];

export const ROSE =
  '<circle cx="56" cy="56" r="50" fill="#174d60" stroke="#cfe6e4" stroke-width="1.5"/>' +
  '<circle cx="56" cy="56" r="44" fill="none" stroke="#cfe6e4" stroke-width=".8" stroke-dasharray="1 4.76"/>' +
  QUARTERS.map((turn) => point(turn + 45, 18, "#2f7f93", "#9cc9cf")).join("") +
  QUARTERS.map((turn) => point(turn, 6, "#1f5f74", "#f6f0e2")).join("");
