/** The lighthouse between deck and discards, on a box of 150 × 92. */

export const LIGHTHOUSE =
  '<path class="beam" d="M75 20 1 4V40ZM75 20l74-16V40Z" fill="var(--sun)"/>' +
  '<path d="M47 91c8-12 48-12 56 0Z" fill="#8a8272"/><path d="M56 91c4-7 14-8 20-3 6-6 16-4 19 3Z" fill="#a69d8a"/>' +
  '<path d="M65 84 68 30h14l3 54Z" fill="#fffaf0" stroke="#3b2b1b" stroke-width="1.5"/>' +
  '<path d="M67.2 44h15.6l.7 12H66.5ZM65.8 68h18.4l.7 12H65.1Z" fill="#c4493a"/><path d="M64 30h22v-3H64Z" fill="#3b2b1b"/>' +
  '<rect x="69" y="14" width="12" height="13" fill="#ffe08a" stroke="#3b2b1b" stroke-width="1.5"/>' +
  '<path d="M67 14 75 5l8 9Z" fill="#c4493a" stroke="#3b2b1b" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M73 84v-6a2.5 2.5 0 0 1 5 0v6Z" fill="#3b2b1b"/>';
