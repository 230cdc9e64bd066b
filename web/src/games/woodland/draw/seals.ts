/** The symbols of the five types and the four seasons, on a square of 24, in the colour around them. */

export const SEALS = {
  leaf:
    '<path d="M4 20.4C2.6 10 8.6 3.4 20.6 3.2 21.2 14.6 15 20.8 6.4 18.6M4 20.8c2-5 5.4-8.6 10.6-11.2" fill="currentColor"/>' +
    '<path d="M4 20.8c2-5 5.4-8.6 10.6-11.2" stroke="var(--symbg,#fffaf0)" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  keystone:
    '<path d="M6.6 3h10.8L15 21H9Z" fill="currentColor"/>' +
    '<path d="M1.8 7.4 5 6l2.2 14.6-3.6.6ZM22.2 7.4 19 6l-2.2 14.6 3.6.6Z" fill="currentColor" opacity=".62"/>',
  steps:
    '<g fill="currentColor">' +
    '<path d="M7.4 9c2.2 0 3.2 2 3 4.4-.2 1.8-.6 2.6-.6 4 0 1.6-.8 2.6-2.2 2.6s-2.4-1-2.4-2.6c0-1.6-.8-2.6-.8-4.6C4.4 10.6 5.4 9 7.4 9Z"/>' +
    '<path d="M16.4 2.6c2.2 0 3.2 2 3 4.4-.2 1.8-.6 2.6-.6 4 0 1.6-.8 2.6-2.2 2.6s-2.4-1-2.4-2.6c0-1.6-.8-2.6-.8-4.6 0-2.2 1-3.8 3-3.8Z"/>' +
    '<circle cx="5" cy="6.6" r="1.3"/><circle cx="8.4" cy="6" r="1.3"/><circle cx="14" cy="17.4" r="1.3"/>' +
    '<circle cx="17.6" cy="16.8" r="1.3"/></g>',
  pin: '<path d="M12 23C6.2 16 4 12.6 4 9a8 8 0 0 1 16 0c0 3.6-2.2 7-8 14Zm0-10.4a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z" fill="currentColor" fill-rule="evenodd"/>',
  star: '<path d="m12 1.6 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8Z" fill="currentColor"/>',
  winter: '<path d="M12 2v20M3.4 7l17.2 10M20.6 7 3.4 17M9 3.6l3 2.6 3-2.6M9 20.4l3-2.6 3 2.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  spring:
    '<g fill="currentColor"><circle cx="12" cy="5.8" r="3.8"/><circle cx="18" cy="10.4" r="3.8"/><circle cx="15.6" cy="17.4" r="3.8"/>' +
    '<circle cx="8.4" cy="17.4" r="3.8"/><circle cx="6" cy="10.4" r="3.8"/></g><circle cx="12" cy="12.2" r="3" fill="var(--symbg,var(--card))"/>',
  summer:
    '<circle cx="12" cy="12" r="4.8" fill="currentColor"/>' +
    '<path d="M12 1.6v3.2M12 19.2v3.2M1.6 12h3.2M19.2 12h3.2M4.6 4.6l2.3 2.3M17.1 17.1l2.3 2.3M19.4 4.6l-2.3 2.3M6.9 17.1l-2.3 2.3" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  autumn: '<path d="M12 22v-7M12 15.4c-4 1.8-7 1-9.4-1.6 2-.4 2.6-1 2.8-2-2-.6-3-2-3.2-4.2 2 .8 3.2.6 4.2-.2.2-2.4 1.6-4.4 5.6-6 4 1.6 5.4 3.6 5.6 6 1 .8 2.2 1 4.2.2-.2 2.2-1.2 3.6-3.2 4.2.2 1 .8 1.6 2.8 2-2.4 2.6-5.4 3.4-9.4 1.6Z" fill="currentColor" stroke="currentColor" stroke-width="1.4"/>',
} as const;
