import {
  Alert,
  Avatar,
  Badge,
  Eyebrow,
  Figure,
  Heading,
  Lazy,
  Lead,
  LoadFailure,
  Stars,
  Text,
  VisuallyHidden,
} from '../index.ts';
import type { Examples } from './Gallery.tsx';

const nothing = () => {};

/** What one reads. */
export const texts: Examples = {
  Alert: {
    info: <Alert title="Information">It stays on the page.</Alert>,
    success: (
      <Alert tone="success" title="Success">
        It worked.
      </Alert>
    ),
    danger: (
      <Alert tone="danger" title="Error">
        It failed.
      </Alert>
    ),
  },
  Avatar: { 'without a picture': <Avatar name="Ada" /> },
  LoadFailure: {
    default: <LoadFailure what="The services" error={new Error()} onRetry={nothing} />,
  },
  Lazy: {
    waiting: (
      <Lazy load={() => new Promise(nothing)} waiting="What is shown until then">
        {() => null}
      </Lazy>
    ),
  },
  Badge: { default: <Badge>PREMIUM</Badge> },
  Heading: Object.fromEntries(
    ([20, 25, 31, 39, 49, 76] as const).map(size => [
      `${size} px`,
      <Heading key={size} level={3} size={size}>
        Trade with a plan
      </Heading>,
    ]),
  ),
  'Text, Lead, Eyebrow, VisuallyHidden': {
    text: <Text>A paragraph of the site.</Text>,
    'small and muted': (
      <Text $size={14} $muted>
        A remark.
      </Text>
    ),
    lead: <Lead>The sentence below a heading.</Lead>,
    eyebrow: <Eyebrow>Above a heading</Eyebrow>,
    'for screen readers': <VisuallyHidden>Not visible</VisuallyHidden>,
  },
  Figure: Object.fromEntries(
    ([16, 25, 39, 49] as const).map(size => [
      `${size} px`,
      <Figure key={size} $size={size}>
        $2.4M
      </Figure>,
    ]),
  ),
  Stars: { five: <Stars rating={5} />, three: <Stars rating={3} />, none: <Stars rating={0} /> },
};
