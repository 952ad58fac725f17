import { useDeferredValue, useEffect } from 'react';
import { styled, useNavigate, useSearchParams, type RemoteDeps } from '@site/platform';
import { PanelContainer, Section, Stack } from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { levelIn, LevelTabs } from '../levels/LevelTabs.tsx';
import { OpenTool, ToolList } from '../tools/Tools.tsx';
import { toolIn } from '../tools/tools.ts';
import { ProgrammeHeader } from '../programme/ProgrammeHeader.tsx';
import { routeWithParts } from './PageParts.tsx';

/** `/education`. The glossary and progress wait for the data layer, the page does not. */
export const createPage = (deps: RemoteDeps) => routeWithParts(deps, <EducationPage {...deps} />);

/* A tool begins near the top. */
const Page = styled(Section)<{ $dense: boolean }>`
  ${({ $dense }) => $dense && 'padding-top: 24px;'}
`;

/** The programme, level by level, or one of its tools. */
function EducationPage({ notify, auth }: Pick<RemoteDeps, 'notify' | 'auth'>) {
  const leaves = useFormerLessonLink();
  // A click on a link to this page waits for its head alone; the long rest is drawn right after it.
  const isWhole = useDeferredValue(true, false);
  const tool = toolIn(useSearchParams()[0]);
  return (
    <Page $dense={tool !== null}>
      <PanelContainer>
        <Stack $gap={tool ? 24 : 40}>
          <ProgrammeHeader notify={notify} auth={auth} />
          {isWhole &&
            !leaves &&
            (tool ? (
              <OpenTool id={tool} />
            ) : (
              <>
                <LevelTabs notify={notify} />
                <ToolList />
              </>
            ))}
        </Stack>
      </PanelContainer>
    </Page>
  );
}

/** `?level=&module=` led to a lesson on this page before lessons had pages of their own. */
function useFormerLessonLink() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const module = search.get('module') ?? '';
  const address = /^[1-6]$/.test(module) ? lessonAddress(levelIn(search), Number(module)) : null;
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
  return address !== null;
}
