/** The widths at which layouts change, as media queries. */
export const from = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
} as const;

/** Hover styles only where a pointer can hover: on a phone they would stick after a tap. */
export const hover = '@media (hover: hover)';

/** Where scripts never run, what only works by them is not shown. */
export const withoutScripts = '@media (scripting: none)';
