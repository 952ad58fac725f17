import { styled, type RemoteDeps } from '@site/platform';
import { Divider, from, Heading, landscapePhone, Lead, Stack } from '@site/ui';
import { highlights } from '../claims.ts';
import { Claim } from '../layout/Claim.tsx';
import { HeroGrid } from '../layout/HeroGrid.tsx';
import { JoinPanel } from '../signup/JoinPanel.tsx';
import { Slideshow } from '../slideshow/Slideshow.tsx';

/* The form, the slides, the figures; from the desktop on one card, the slides the half of it. */
const Screen = styled(HeroGrid)`
  ${from.desktop} {
    grid-template: 1fr auto / repeat(2, minmax(0, 1fr));
    align-content: center;
    align-items: stretch;
    gap: 0;
    min-height: calc(100vh - 64px);
    padding-block: 56px;
    > * {
      padding: 40px;
      border: solid var(--line);
      border-width: 1px 0 0 1px;
      background: var(--surface);
    }
    > :first-child {
      border-radius: var(--radius) 0 0;
    }
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
      grid-template-rows: subgrid;
      padding: 0;
      border-width: 1px;
      border-radius: 0 var(--radius) var(--radius) 0;
    }
    > :last-child {
      padding-block: 24px;
      border-bottom-width: 1px;
      border-radius: 0 0 0 var(--radius);
    }
  }
`;

/** Beside each other on a phone in landscape, so that the button is seen without scrolling. */
const Invitation = styled.div`
  display: grid;
  gap: 40px;
  align-content: space-between;
  ${landscapePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/* Narrow enough for as many lines in every font. */
const Offer = styled(Lead)`
  @media (max-width: 767px) {
    max-width: 20rem;
  }
`;

const Tiles = styled.dl`
  display: grid;
  /* One below the other where the text is enlarged. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 24px;
  span {
    font-size: var(--size-31);
  }
  ${from.desktop} {
    > div {
      grid-template-columns: auto 1fr;
      gap: 0 8px;
      align-items: baseline;
      padding: 0;
      border: 0;
    }
    dd:last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** `/welcome`. Its first slide may have been visible before this code ran; later visits begin at its start. */
export function createPage({ openedAt, ...deps }: RemoteDeps) {
  let first = openedAt;
  const seenSince = () => {
    const since = first;
    first = undefined;
    return since;
  };
  return { element: <WelcomePage {...deps} seenSince={seenSince} /> };
}

interface WelcomePageProps extends Omit<RemoteDeps, 'openedAt'> {
  seenSince: () => number | undefined;
}

/** The welcome screen: the email sign-up, and beside it what the emails are about. */
function WelcomePage({ seenSince, ...deps }: WelcomePageProps) {
  return (
    <Screen as="section" aria-label="Welcome">
      <Invitation>
        <Stack $gap={24}>
          <Divider $gold />
          <Heading level={1} size={76}>
            Learn risk before you trade.
          </Heading>
          <Offer>Market notes and lesson excerpts, free by email. No card, no account.</Offer>
        </Stack>
        <Stack $gap={24}>
          <JoinPanel {...deps} />
        </Stack>
      </Invitation>
      <Slideshow seenSince={seenSince} />
      <Tiles>
        {highlights.map(claim => (
          <Claim key={claim.label} {...claim} />
        ))}
      </Tiles>
    </Screen>
  );
}
