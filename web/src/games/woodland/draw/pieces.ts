/** The pieces on a square of 24: each has its own outline, so that it is told without colour. */

export const PIECES = {
  twig:
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M4 20.2 19.6 4.6M10.6 13.4 9.4 5.8M14 10.2l7 1.6" stroke="#4a2c12" stroke-width="5.4"/>' +
    '<path d="M4 20.2 19.6 4.6M10.6 13.4 9.4 5.8M14 10.2l7 1.6" stroke="var(--twig,#a9743f)" stroke-width="2.5"/></g>',
  resin:
    '<path d="M12 1.8C14.8 7 19.2 10.2 19.2 15.2a7.2 7.2 0 0 1-14.4 0C4.8 10.2 9.2 7 12 1.8Z" fill="#f0a51f" stroke="#7d4a00" stroke-width="1.8"/>' +
    '<path d="M8.3 15.6c0 2.2 1.4 3.6 3.3 3.8" fill="none" stroke="#ffe7ae" stroke-width="1.9" stroke-linecap="round"/>',
  pebble:
    '<path d="M2.6 15.6C2.6 10.4 6 6.6 12 6.2c5.6-.3 9.4 4 9.4 8.8 0 3.2-3 4.8-9.2 4.8-6.4 0-9.6-1.2-9.6-4.2Z" fill="#b3bbbe" stroke="#465056" stroke-width="1.8"/>' +
    '<path d="M6.2 14c.8-2.6 2.6-4.2 5.2-4.7M15.4 12.4l2.6 2" fill="none" stroke="#f0f3f3" stroke-width="1.8" stroke-linecap="round"/>',
  berry:
    '<path d="M12 9.5C11 5.8 13 3 17.6 2.4 17.4 6 15.6 8.6 12 9.5Z" fill="#6d9a45" stroke="#35561c" stroke-width="1.4"/>' +
    '<g fill="#c53a5e" stroke="#6b1230" stroke-width="1.7"><circle cx="7.6" cy="12" r="4.7"/><circle cx="16.2" cy="12.6" r="4.7"/>' +
    '<circle cx="11.8" cy="17.4" r="4.7"/></g><g fill="#f7b3c4"><circle cx="6.4" cy="10.7" r="1.2"/><circle cx="15" cy="11.2" r="1.2"/>' +
    '<circle cx="10.5" cy="16" r="1.2"/></g>',
  pearl:
    '<path d="M1.8 12.6h20.4c-.4 5.6-4.6 9.4-10.2 9.4S2.2 18.2 1.8 12.6Z" fill="#7fa6b8" stroke="#22485c" stroke-width="1.7" stroke-linejoin="round"/>' +
    '<path d="M12 21.5V14M7.2 20 9.6 14M16.8 20 14.4 14" stroke="#22485c" stroke-width="1.2"/>' +
    '<circle cx="12" cy="9" r="6.6" fill="#fdfbff" stroke="#3b4f6b" stroke-width="1.7"/>' +
    '<path d="M8.4 9.3a3.6 3.6 0 0 1 2.8-3.4" fill="none" stroke="#c8bfe6" stroke-width="1.8" stroke-linecap="round"/>',
  driftwood:
    '<path d="M5 8.2c3-1.2 5.4.6 8 .2l2.6-4.2 3 1-1.2 3.2c2.6.4 4.4 2 4.4 4 0 2.6-2.4 4-5.6 4-4 0-6 1.2-10.4.6-2.6-.4-4-2-4-4.4 0-2.2 1.2-3.8 3.2-4.4Z" fill="var(--drift,#c6b193)" stroke="#55432e" stroke-width="1.8" stroke-linejoin="round"/>' +
    '<circle cx="6" cy="12.6" r="1.9" fill="none" stroke="#55432e" stroke-width="1.3"/>' +
    '<path d="M10.6 11.2c2.6-.6 5 .5 7.6 0M11 14.2c2.2-.5 3.6 0 5.6-.4" stroke="#7d684c" stroke-width="1.3" fill="none" stroke-linecap="round"/>',
  seaweed:
    '<g fill="none" stroke-linecap="round">' +
    '<path d="M12 22c-3-4 2.4-6.4 0-10.4-1.6-2.8.8-5 .4-9M6 22c-2.6-3 1.4-5 .2-8C5.2 11.4 6.4 9.6 6.4 8M18 22c2.6-3-1.4-5-.2-8 1-2.6-.2-4.4-.2-6" stroke="#12482c" stroke-width="5"/>' +
    '<path d="M12 22c-3-4 2.4-6.4 0-10.4-1.6-2.8.8-5 .4-9M6 22c-2.6-3 1.4-5 .2-8C5.2 11.4 6.4 9.6 6.4 8M18 22c2.6-3-1.4-5-.2-8 1-2.6-.2-4.4-.2-6" stroke="#55ad74" stroke-width="2.3"/>' +
    '</g>',
  seastone:
    '<path d="M12 1.6 19.8 8 16 22H8L4.2 8Z" fill="#58c0d4" stroke="#0e4d5e" stroke-width="1.8" stroke-linejoin="round"/>' +
    '<path d="M4.6 8.2h14.8M9 8.2 12 2l3 6.2-3 13.2Z" fill="none" stroke="#0e4d5e" stroke-width="1.1" stroke-linejoin="round"/>' +
    '<path d="M9.6 9.4h4.8L12 19Z" fill="#c9f1f5"/>',
  mushroom:
    '<path d="M8.6 12h6.8l1 7.4c.2 1.6-.8 2.6-2.2 2.6H9.8c-1.4 0-2.4-1-2.2-2.6Z" fill="#f6e8cd" stroke="#5c3a22" stroke-width="1.7"/>' +
    '<path d="M1.8 13C1.8 6.4 6.2 2.2 12 2.2S22.2 6.4 22.2 13c-2.8 1.5-17.6 1.5-20.4 0Z" fill="#cf6a3c" stroke="#662a12" stroke-width="1.8" stroke-linejoin="round"/>' +
    '<g fill="#fff1d8"><circle cx="8" cy="8.6" r="2"/><circle cx="14.6" cy="6.6" r="1.6"/><circle cx="17" cy="11" r="1.4"/></g>',
  treasure:
    '<path d="M2.4 11.6C2.4 6.4 5 4 8.4 4h7.2c3.4 0 6 2.4 6 7.6V20H2.4Z" fill="#e0a92f" stroke="#5e3d05" stroke-width="1.8" stroke-linejoin="round"/>' +
    '<path d="M2.4 11.8h19.2M7 4.4V20M17 4.4V20" stroke="#5e3d05" stroke-width="1.5"/>' +
    '<rect x="9.8" y="9.6" width="4.4" height="5.2" rx="1" fill="#fff3cf" stroke="#5e3d05" stroke-width="1.4"/>',
  any:
    '<g stroke="#4a3f2c" stroke-width="1.5"><path d="M12 12V2a10 10 0 0 1 10 10Z" fill="#f0a51f"/>' +
    '<path d="M12 12h10a10 10 0 0 1-10 10Z" fill="#b3bbbe"/><path d="M12 12v10A10 10 0 0 1 2 12Z" fill="#c53a5e"/>' +
    '<path d="M12 12H2A10 10 0 0 1 12 2Z" fill="#a9743f"/></g>' +
    '<circle cx="12" cy="12" r="4.2" fill="#fffaf0" stroke="#4a3f2c" stroke-width="1.4"/>' +
    '<path d="M10.5 11.1c.2-1.9 3.1-1.8 3-.1 0 1-1.4 1.1-1.4 2.1" fill="none" stroke="#4a3f2c" stroke-width="1.1"/>',
  anysea:
    '<g stroke="#3a3f3c" stroke-width="1.5"><path d="M12 12V2a10 10 0 0 1 10 10Z" fill="#55ad74"/>' +
    '<path d="M12 12h10a10 10 0 0 1-10 10Z" fill="#58c0d4"/><path d="M12 12v10A10 10 0 0 1 2 12Z" fill="#cf6a3c"/>' +
    '<path d="M12 12H2A10 10 0 0 1 12 2Z" fill="#c6b193"/></g>' +
    '<circle cx="12" cy="12" r="4.2" fill="#fffaf0" stroke="#3a3f3c" stroke-width="1.4"/>' +
    '<path d="M10.5 11.1c.2-1.9 3.1-1.8 3-.1 0 1-1.4 1.1-1.4 2.1" fill="none" stroke="#3a3f3c" stroke-width="1.1"/>',
  point:
    '<path d="M12 1.2l2.5 2.1 3.2-.6 1.2 3.1 3.1 1.2-.6 3.2L23.5 12l-2.1 2.5.6 3.2-3.1 1.2-1.2 3.1-3.2-.6L12 23.5l-2.5-2.1-3.2.6-1.2-3.1L2 17.7l.6-3.2L.5 12l2.1-2.5L2 6.3l3.1-1.2L6.3 2l3.2.6Z" fill="#edc04a" stroke="#71500c" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<circle cx="12" cy="12" r="6.9" fill="#f9dc86" stroke="#b98a22" stroke-width=".9"/>',
  shell:
    '<path d="M12 22.4 3.2 13.8C.8 8.2 5.4 2.4 12 2.4s11.2 5.8 8.8 11.4Z" fill="#f3cf72" stroke="#71500c" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M12 21V4.5M12 21 6.4 6M12 21l5.6-15" stroke="#b07f1c" stroke-width="1.3" fill="none"/>',
  ship:
    '<path d="M2.6 16.4h18.8c-1 3.6-3 5.2-5.6 5.2H8.2c-2.6 0-4.6-1.6-5.6-5.2Z" fill="#8a5a2c" stroke="#3f2610" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M11 14.6V2.2C6.6 5 4.6 9.4 4.4 14.6Z M13 14.6V5c3.6 1.8 5.8 5.2 6.4 9.6Z" fill="#fffaf0" stroke="#3f2610" stroke-width="1.5" stroke-linejoin="round"/>',
  rose:
    '<path d="M12 .8 14.4 9.6 23.2 12 14.4 14.4 12 23.2 9.6 14.4.8 12 9.6 9.6Z" fill="#1f5f74" stroke="#0d3444" stroke-width="1" stroke-linejoin="round"/>' +
    '<path d="M12 .8V12H.8L9.6 9.6ZM12 23.2V12h11.2l-8.8 2.4Z" fill="#cfe6e4"/>',
  map:
    '<path d="M2.4 5.6 8.8 3l6.4 2.6L21.6 3v15.4L15.2 21l-6.4-2.6L2.4 21Z" fill="#f0dfb4" stroke="#5c4a24" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M8.8 3v15.4M15.2 5.6V21" stroke="#5c4a24" stroke-width="1"/>' +
    '<path d="m16.8 9.4 3 3m0-3-3 3" stroke="#b8433a" stroke-width="1.7" stroke-linecap="round"/>' +
    '<path d="M5 15c1-3 3-4 4.6-2.6S13 13 14 11" stroke="#b8433a" stroke-width="1.3" stroke-dasharray="1.6 1.6" fill="none"/>',
  anchor:
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="var(--anch,#1f5f74)" stroke-width="2.6">' +
    '<circle cx="12" cy="4.4" r="2.3"/>' +
    '<path d="M12 7v14.4M7.4 10.6h9.2M3.4 13.8c.8 5 4.2 7.6 8.6 7.6s7.8-2.6 8.6-7.6M3.4 13.8l-1 3M3.4 13.8l3 1.4M20.6 13.8l1 3M20.6 13.8l-3 1.4"/>' +
    '</g>',
  mark:
    '<circle cx="12" cy="12" r="10" fill="#e0a92f" stroke="#5e3d05" stroke-width="1.6"/>' +
    '<path d="M6.6 11.4c0-2.6 1.2-3.8 2.8-3.8h5.2c1.6 0 2.8 1.2 2.8 3.8V16H6.6ZM6.6 11.6h10.8" fill="none" stroke="#5e3d05" stroke-width="1.6"/>',
} as const;
