/** The signs of the effect lines and the marks on cards, on a square of 24, in the ink of the page. */

export const SIGNS = {
  card:
    '<rect x="4.6" y="2.4" width="14.8" height="19.2" rx="2.4" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7"/>' +
    '<path d="M12 8v8M8 12h8" fill="none" stroke="var(--ink)" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  discard:
    '<rect x="4.6" y="2.4" width="14.8" height="19.2" rx="2.4" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7" stroke-dasharray="3 2"/>' +
    '<path d="M12 7v9M8.4 12.6 12 16.4l3.6-3.8" fill="none" stroke="var(--ink)" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  meadowcard:
    '<rect x="4.6" y="2.4" width="14.8" height="19.2" rx="2.4" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7"/>' +
    '<path d="M7 18.4c1-3 .6-5-.2-7M11.6 18.4c.2-4-.2-6.6-.6-9M14.4 18.4c.2-3 1.2-5 2.8-6.4" fill="none" stroke="#4f7d31" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  baycard:
    '<rect x="4.6" y="2.4" width="14.8" height="19.2" rx="2.4" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7"/>' +
    '<path d="M7 13c1.4-2 3.2-2 5 0s3.6 2 5 0M7 17.4c1.4-2 3.2-2 5 0s3.6 2 5 0" fill="none" stroke="#2f7f93" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  eithercard:
    '<rect x="2.6" y="4.4" width="13" height="17" rx="2.2" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7"/>' +
    '<rect x="8.4" y="2.4" width="13" height="17" rx="2.2" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7"/>' +
    '<path d="M15 7.4v7M11.5 11h7" fill="none" stroke="var(--ink)" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  play:
    '<rect x="4.6" y="2.4" width="14.8" height="19.2" rx="2.4" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7"/>' +
    '<path d="M7.4 12.6 12 8l4.6 4.6M9 11.6v5h6v-5" fill="none" stroke="var(--ink)" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  worker: '<path d="M12 2.4a4.4 4.4 0 0 1 2.6 8c2.4 1.4 4 4.4 4.6 8.6.2 1.6-.6 2.6-2 2.6H6.8c-1.4 0-2.2-1-2-2.6.6-4.2 2.2-7.2 4.6-8.6a4.4 4.4 0 0 1 2.6-8Z" fill="var(--ink)"/>',
  home:
    '<path d="M9 3.4a3.8 3.8 0 0 1 2.2 6.9c2 1.2 3.4 3.8 3.9 7.4.2 1.4-.5 2.3-1.7 2.3H4.6c-1.2 0-1.9-.9-1.7-2.3.5-3.6 1.9-6.2 3.9-7.4A3.8 3.8 0 0 1 9 3.4Z" fill="var(--ink)"/>' +
    '<path d="M22 18.6c.4-5-1.6-8-6-8.2M18.6 6.8l-3 3.6 3.6 2.8" fill="none" stroke="var(--ink)" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  copy:
    '<rect x="3" y="3" width="12" height="13" rx="2.4" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<rect x="9" y="8" width="12" height="13" rx="2.4" fill="var(--card)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>',
  place:
    '<path d="M12 22C6.4 15.6 4.4 12.6 4.4 9.4a7.6 7.6 0 0 1 15.2 0C19.6 12.6 17.6 15.6 12 22Z" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<circle cx="12" cy="9.4" r="2.8" fill="var(--ink)"/>',
  other:
    '<circle cx="8" cy="7.4" r="3.4" fill="var(--ink)"/><path d="M2 20c.4-5 2.6-7.6 6-7.6s5.6 2.6 6 7.6Z" fill="var(--ink)"/>' +
    '<path d="M14.5 8.5h7M18.4 5.2l3.4 3.3-3.4 3.3" fill="none" stroke="var(--ink)" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  event:
    '<path d="M5 2.6h14v12.8c0 3-3.4 5-7 6.4-3.6-1.4-7-3.4-7-6.4Z" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="m12 6.4 1.5 3.2 3.5.4-2.6 2.4.7 3.4-3.1-1.7-3.1 1.7.7-3.4L7 10l3.5-.4Z" fill="var(--ink)"/>',
  river: '<path d="M2 8c2.6-3 5-3 7.4 0s4.8 3 7.4 0 3.6-2 5.2-1M2 14c2.6-3 5-3 7.4 0s4.8 3 7.4 0 3.6-2 5.2-1M2 20c2.6-3 5-3 7.4 0s4.8 3 7.4 0 3.6-2 5.2-1" fill="none" stroke="#2f7f93" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  cost:
    '<circle cx="7.6" cy="8" r="5" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<circle cx="16.4" cy="8" r="5" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<circle cx="12" cy="16" r="5" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>',
  city:
    '<path d="M2.4 21.4V10L8 4.6l4.6 4.6V7l4-4 5 5v13.4Z" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M7 21v-6h4v6" fill="none" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>',
  critter:
    '<g fill="currentColor"><ellipse cx="12" cy="16" rx="6" ry="5.2"/><ellipse cx="4.6" cy="10.6" rx="2.3" ry="3"/>' +
    '<ellipse cx="9.2" cy="6" rx="2.4" ry="3.3"/><ellipse cx="14.8" cy="6" rx="2.4" ry="3.3"/>' +
    '<ellipse cx="19.4" cy="10.6" rx="2.3" ry="3"/></g>',
  construction: '<path d="M12 2.2 22.4 12H19.6V21.4H14.4V15H9.6v6.4H4.4V12H1.6Z" fill="currentColor"/>',
  common: '<g fill="currentColor"><circle cx="7" cy="12" r="4.6"/><circle cx="17" cy="12" r="4.6"/></g>',
  unique: '<path d="M12 2 21 12 12 22 3 12Z" fill="currentColor"/>',
  lock: '<path d="M7 10V7.4a5 5 0 0 1 10 0V10M5 10h14v11H5Z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/>',
  door: '<path d="M5 22V10a7 7 0 0 1 14 0v12Z" fill="currentColor"/><circle cx="15.4" cy="14" r="1.5" fill="var(--card)"/>',
  undo: '<path d="M8.6 4 3.4 9.2l5.2 5.2M4 9.2h9.4c4 0 6.8 2.6 6.8 5.8S17.6 20.6 14 20.6H8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;
