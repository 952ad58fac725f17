// Drawn here: the icon set has no trade marks, and loading it for two more icons costs every page a kilobyte.
const paths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M18 6 6 18M6 6l12 12',
  telegram: 'M21 4.5 2.8 11.6l5.6 2 2 6 3.1-3.8 4.9 3.6L21 4.5ZM8.4 13.6 16.6 8l-5.2 7.2',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 6.9v.2',
  twitter: 'M3.5 4h4.8l12.2 16h-4.8ZM19.7 4l-6 6.8M4.3 20l6.4-7.2',
  youtube:
    'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5ZM10 9v6l5-3-5-3Z',
};

/** An icon of the frame; decorative, so its button or link needs a name. */
export function LineIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
