import type { SiteConfig } from '@site/platform';

type Network = keyof SiteConfig['social'];

// Drawn here: the icon set carries no trade marks.
const paths: Record<Network, string> = {
  telegram: 'M21 4.5 2.8 11.6l5.6 2 2 6 3.1-3.8 4.9 3.6L21 4.5ZM8.4 13.6 16.6 8l-5.2 7.2',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 6.9v.2',
  twitter: 'm4 4 16 16M20 4l-6.6 7.2M4 20l6.7-7.3',
  youtube:
    'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5ZM10 9v6l5-3-5-3Z',
};

export function SocialIcon({ network }: { network: Network }) {
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
      <path d={paths[network]} />
    </svg>
  );
}
