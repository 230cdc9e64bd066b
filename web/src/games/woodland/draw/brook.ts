/** The brook along the right edge of a board: sandy bank, foam along it, waves, and lily pads by the bank. */

import { f, type Dice } from "../../../art/pen";

/** The bank from the top to the bottom, swinging to and fro round its middle. */
function bank(left: number, height: number, swing: number): string {
  const steps = Math.max(2, Math.round(height / 150));
  const step = height / steps;
  let path = `M${f(left + swing)} -10C${f(left - swing)} ${f(step * 0.3)} ${f(left - swing)} ${f(step * 0.6)} ${f(left)} ${f(step)}`;
  for (let at = 2; at <= steps; at++) {
    const side = at % 2 ? -swing : swing * 0.2;
    path += `S${f(left - swing * 0.7)} ${f(step * (at - 0.25))} ${f(left + side)} ${f(step * at + (at === steps ? 10 : 0))}`;
  }
  return path;
}

export function brook(roll: Dice, width: number, height: number, breadth: number): string {
  const left = width - breadth;
  const line = bank(left, height, breadth * 0.16);
  const water = `${line}H${width + 20}V-10Z`;
  const ripples = Array.from(
    { length: Math.round((breadth * height) / 2100) },
    () => `M${f(roll(left + breadth * 0.06, width))} ${f(roll(0, height))}q6-5 12 0t12 0`,
  ).join("");
  const pads = Array.from({ length: Math.round(height / 110) }, () => {
    const [x, y, r] = [f(left + roll(0.02, 0.16) * breadth), f(roll(20, height - 20)), f(roll(5, 9))];
    return `<path d="M${x} ${y}l${f(r * 0.7)} ${f(-r * 0.7)}a${r} ${r} 0 1 1-${f(r * 0.55)}-${f(r * 0.25)}Z"/>`;
  }).join("");
  return (
    `<path d="${water}" fill="var(--sand)"/><path d="${water}" fill="var(--sea)" transform="translate(13 0)"/>` +
    `<path d="${line}" fill="none" stroke="var(--foam)" stroke-width="3" opacity=".8" transform="translate(15 0)"/>` +
    `<path d="${line}" fill="none" stroke="var(--foam)" stroke-width="1.5" opacity=".5" transform="translate(27 6)"/>` +
    `<path d="${ripples}" fill="none" stroke="var(--foam)" stroke-width="1.7" stroke-linecap="round" opacity=".45"/>` +
    `<g fill="var(--tree-3)" stroke="#0002" transform="translate(24 0)">${pads}</g>`
  );
}
