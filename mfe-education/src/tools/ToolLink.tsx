import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from '@site/platform';
import { TextLink } from '@site/ui';
import { keptModule } from '../address/useOpenModule.ts';
import { toolAddress, type ToolId } from './tools.ts';

/** Opens a tool, further down on this page, and goes there; an open lesson stays open. */
export function ToolLink({ tool, children }: { tool: ToolId; children: ReactNode }) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return (
    <TextLink
      as={Link}
      to={toolAddress(search, tool)}
      state={{ ...keptModule(state), toTool: true }}
      preventScrollReset
    >
      {children}
    </TextLink>
  );
}
