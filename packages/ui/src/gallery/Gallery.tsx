import type { ReactNode } from 'react';
import { Container, Heading, Section, Stack, Text } from '../index.ts';
import { controls } from './controls.tsx';
import { layout } from './layout.tsx';
import { texts } from './texts.tsx';

/** Components by their exported names, each in its states by their names. */
export type Examples = Record<string, Record<string, ReactNode>>;

/** Every component of the package in every state. */
export const examples: Examples = { ...controls, ...texts, ...layout };

/** A page that shows every component of the package in every state; for development only. */
export function Gallery() {
  return (
    <Section>
      <Container>
        <Stack $gap={56}>
          <Heading level={1}>Components</Heading>
          {Object.entries(examples).map(([components, states]) => (
            <Stack as="section" key={components} $gap={24}>
              <Heading level={2} size={25}>
                {components}
              </Heading>
              {Object.entries(states).map(([state, element]) => (
                <Stack key={state} $gap={8}>
                  <Text $size={13} $muted>
                    {state}
                  </Text>
                  <div>{element}</div>
                </Stack>
              ))}
            </Stack>
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
