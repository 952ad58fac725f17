import type { Level } from '@site/curriculum';
import type { RemoteDeps } from '@site/platform';
import { Heading, Lead, Split, Stack, Text } from '@site/ui';
import { LevelOffer } from './LevelOffer.tsx';
import { Syllabus } from '../modules/Syllabus.tsx';

/** One level: what it is about, its syllabus, and what it costs. */
export function LevelPanel({ level, notify }: { level: Level } & Pick<RemoteDeps, 'notify'>) {
  return (
    <Split $ratio="2:1">
      <Stack $gap={40}>
        <Stack $gap={16}>
          <Heading level={2} size={49}>
            {level.title}
          </Heading>
          <Lead>{level.subtitle}</Lead>
          <Text>{level.description}</Text>
        </Stack>
        <Syllabus level={level} />
      </Stack>
      <LevelOffer level={level} notify={notify} />
    </Split>
  );
}
