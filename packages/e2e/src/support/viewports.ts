/** The two sizes in which every journey is tried. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
