import type { ReactNode } from 'react';
import type { LevelId } from '@site/curriculum';
import { Link, useSearchParams } from '@site/platform';
import { TextLink } from '@site/ui';
import { toolAddress, type ToolId } from '../tools/tools.ts';
import { addressOf, useKeptModule, type EntryState } from './useOpenModule.ts';

interface ModuleLinkProps {
  level: LevelId;
  module: number;
  /** Marked in the module. */
  section?: string;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** Opens a module, further down on this page, and goes there. */
export function ModuleLink({ level, module, section, ...rest }: ModuleLinkProps) {
  const state: EntryState = { goTo: 'module', section };
  return <TextLink as={Link} to={addressOf(level, module)} state={state} preventScrollReset {...rest} />;
}

/** Opens a tool, further down on this page, and goes there; an open lesson stays open. */
export function ToolLink({ tool, children }: { tool: ToolId; children: ReactNode }) {
  const [search] = useSearchParams();
  const state: EntryState = { ...useKeptModule(), goTo: 'tool' };
  return (
    <TextLink as={Link} to={toolAddress(search, tool)} state={state} preventScrollReset>
      {children}
    </TextLink>
  );
}
