import type { ReactNode } from 'react';
import type { LevelId } from '@site/curriculum';
import { Link, useSearchParams } from '@site/platform';
import { TextLink } from '@site/ui';
import { toolAddress, type ToolId } from '../tools/tools.ts';

/** The address of a lesson's reading page, or of the part of it that has an id. */
export const lessonAddress = (level: LevelId, module: number, part?: string) =>
  `/education/${level}/${module}${part ? `#${part}` : ''}`;

/** The id of a headed part of the reading page, from its title. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

interface ModuleLinkProps {
  level: LevelId;
  module: number;
  /** The title of a section, which is marked in the lesson. */
  section?: string;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** Leads to a lesson, or to a section of it. */
export const ModuleLink = ({ level, module, section, ...rest }: ModuleLinkProps) => (
  <TextLink as={Link} to={lessonAddress(level, module, section && anchorOf(section))} {...rest} />
);

interface AnchorLinkProps {
  /** The id of a part of this page. */
  to: string;
  /** The part that it stands in, to which the other leads back. */
  from?: string;
  $quiet?: boolean;
  'aria-current'?: 'location' | undefined;
  children: ReactNode;
}

/** Leads to a part of this page, and takes the keyboard there. */
export const AnchorLink = ({ to, from, ...rest }: AnchorLinkProps) => (
  <TextLink
    as={Link}
    to={`#${to}`}
    state={{ from } satisfies EntryState}
    onClick={() => document.getElementById(to)?.focus({ preventScroll: true })}
    {...rest}
  />
);

/** What a link says of the entry of the history that it adds. */
export interface EntryState {
  /** The page focuses the tool. */
  goTo?: 'tool';
  /** The part of the page that it was in. */
  from?: string | undefined;
}

export const toTool: EntryState = { goTo: 'tool' };

/** Opens a tool of the education page. */
export function ToolLink({ tool, children }: { tool: ToolId; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <TextLink as={Link} to={toolAddress(search, tool)} state={toTool}>
      {children}
    </TextLink>
  );
}
