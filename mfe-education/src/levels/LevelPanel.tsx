import type { Level } from '@site/curriculum';
import { styled, type RemoteDeps } from '@site/platform';
import { from, Heading, Lead, Split, Stack, Text } from '@site/ui';
import { LevelOffer } from './LevelOffer.tsx';
import { Syllabus } from '../modules/Syllabus.tsx';

/* Below each other while the tutor takes a part of the page. */
const Columns = styled(Split)`
  ${from.desktop} {
    body:has([data-side-panel]) & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** One level: what it is about, its syllabus, and what it costs. */
export function LevelPanel({ level, notify }: { level: Level } & Pick<RemoteDeps, 'notify'>) {
  return (
    <Columns $ratio="2:1">
      <Stack $gap={40}>
        <Stack $gap={16}>
          <Heading level={2} size={31}>
            {level.name}
          </Heading>
          <Lead>{level.subtitle}</Lead>
          <Text>{level.description}</Text>
        </Stack>
        <Syllabus level={level} />
      </Stack>
      <LevelOffer level={level} notify={notify} />
    </Columns>
  );
}
