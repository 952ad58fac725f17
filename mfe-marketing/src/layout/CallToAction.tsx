import { Link, styled } from '@site/platform';
import { ButtonLink, Container, from, Heading, Lead, Row, Section, Stack, type ButtonStyle } from '@site/ui';
import { Ends } from './Ends.tsx';

/** On a phone each is as wide as its place. */
export const Actions = styled(Row)`
  flex-grow: 1;
  align-self: stretch;
  > a {
    flex: 1 0 100%;
    ${from.tablet} {
      flex: none;
    }
  }
`;

interface CallToActionProps extends LinkPairProps {
  title: string;
  text: string;
}

/** The last thing on a page: what could come next. */
export function CallToAction({ title, text, ...links }: CallToActionProps) {
  return (
    <Section $tone="raised" $ruled>
      <Container>
        <Ends>
          <Stack $gap={8}>
            <Heading level={2}>{title}</Heading>
            <Lead>{text}</Lead>
          </Stack>
          <LinkPair {...links} />
        </Ends>
      </Container>
    </Section>
  );
}

/** The path of a page of this site, and the words of the link. */
type LinkTo = readonly [to: string, label: string];

interface LinkPairProps extends Pick<ButtonStyle, '$variant'> {
  /** The recommended one. */
  first: LinkTo;
  second?: LinkTo;
}

/** One way on, or two. */
export const LinkPair = ({ first, second, $variant = 'primary' }: LinkPairProps) => (
  <Actions $gap={12}>
    <ButtonLink as={Link} to={first[0]} $variant={$variant}>
      {first[1]}
    </ButtonLink>
    {second && (
      <ButtonLink as={Link} to={second[0]} $variant="secondary">
        {second[1]}
      </ButtonLink>
    )}
  </Actions>
);
