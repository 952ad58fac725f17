import { Link } from '@site/platform';
import { TextLink } from '@site/ui';
import { addressOf, type Cited } from '../address/useOpenModule.ts';
import type { Citation } from './askTutor.ts';

interface Props {
  citation: Citation;
  /** Names the source in full; in a sentence its number is enough. */
  full?: boolean;
}

/** Opens the outline of the module that an answer rests on, further down on this page. */
export function CitationLink({ citation, full = false }: Props) {
  const { number, level, module, title, section } = citation;
  const cited: Cited = { section };
  const name = `${title}, ${section}`;
  return (
    <TextLink
      as={Link}
      to={addressOf(level, module)}
      state={{ cited }}
      preventScrollReset
      {...(!full && { 'aria-label': `Source ${number}: ${name}` })}
    >
      {full ? `[${number}] ${name}` : `[${number}]`}
    </TextLink>
  );
}
