import { Fragment } from 'react';
import { Figure, findFigure } from '@site/figures';
import { styled, useLocation } from '@site/platform';
import { Card, from, Text } from '@site/ui';
import { anchorOf, AnchorLink, type EntryState } from '../address/links.tsx';
import { graphql } from '../gql/gql.ts';
import type { LessonText_LessonFragment } from '../gql/graphql.ts';
import { Question } from './Checks.tsx';
import { Part } from './Part.tsx';

graphql(`
  fragment LessonText_lesson on Lesson {
    sections {
      id
      title
      paragraphs
    }
    figures {
      after
      figure
    }
    example {
      title
      paragraphs
    }
    terms {
      term
      definition
    }
  }
`);

const Passage = styled.section`
  counter-increment: passage;
  h2 {
    display: flex;
    gap: 0.5em;
  }
  h2::before {
    flex: none;
    content: counter(passage) / '';
    color: var(--gold-text);
  }
  padding-left: 16px;
  border-left: 2px solid transparent;
  margin-left: -18px;
  &[aria-current] {
    border-color: var(--gold);
  }
  /* On a phone a figure is as wide as the screen. */
  @media screen and (max-width: 767px) {
    figure > div {
      margin-inline: calc(-1 * var(--gutter));
      border-inline: 0;
      border-radius: 0;
    }
  }
`;

const Example = styled(Card)`
  figure > div {
    padding: 0;
    border: 0;
  }
`;

const Glossary = styled.dl`
  display: grid;
  gap: 20px 40px;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--muted);
  }
`;

/* The one sentence of a section that stands out. */
const Rule = styled.p`
  margin-top: 16px;
  padding-left: 20px;
  border-left: 3px solid var(--gold);
  font: 600 var(--size-25) / 1.3 var(--font-display);
  text-wrap: balance;
`;

/** The text of a lesson with its figures: its sections, an example in numbers and its terms. */
export function LessonText({ lesson }: { lesson: LessonText_LessonFragment }) {
  const { hash } = useLocation();
  const { sections, figures, example, terms } = lesson;
  const figuresOf = (id: string) => figures.filter(({ after }) => after === id);
  const parts = sections.map(section => {
    const { id, paragraphs } = section;
    const [, before, rule] = (figuresOf(id).length === 0 && closing.exec(paragraphs.at(-1)!)) || [];
    return { ...section, rule, paragraphs: before ? [...paragraphs.slice(0, -1), before] : paragraphs };
  });
  return (
    <>
      {parts.map(({ id, title, paragraphs, rule }) => (
        <Passage key={id} aria-current={hash === `#${anchorOf(title)}` || undefined}>
          <Part title={title}>
            {/* Its last figure follows its last paragraph, the one before that the one before. */}
            {paragraphs.map((text, index) => (
              <Fragment key={text}>
                <Paragraphs of={[text]} />
                <Figures
                  of={figuresOf(id).filter((_, at, own) => at - own.length === index - paragraphs.length)}
                />
              </Fragment>
            ))}
            {rule && <Rule>{rule}</Rule>}
          </Part>
        </Passage>
      ))}
      <Example as="section">
        <Part title={example.title}>
          <Paragraphs of={example.paragraphs} />
          <Figures of={figuresOf('example')} />
        </Part>
      </Example>
      <Part title="Key terms">
        <Glossary>
          {terms.map(({ term, definition }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </Glossary>
      </Part>
    </>
  );
}

const Reading = styled.p`
  /* 60 to 75 characters a line. */
  max-width: 33.6em;
  font-size: 1.125rem;
  line-height: 1.6;
  ${from.desktop} {
    font-size: 1.25rem;
  }
  @media screen and (max-width: 767px) {
    > span {
      display: block;
      margin-top: 12px;
    }
  }
`;

const Drawn = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding-block: 12px;
  &:focus {
    outline: none;
  }
  > figure > p {
    font-size: 1.125rem;
    ${from.desktop} {
      font-size: 1.25rem;
    }
  }
`;

/** Figures of a lesson. Questions lead to them, and they lead back. */
function Figures({ of }: { of: LessonText_LessonFragment['figures'] }) {
  const { hash, state } = useLocation();
  const question = (state as EntryState | null)?.from;
  return of.map(({ figure }) => {
    const ask = findFigure(figure)?.ask;
    return (
      <Fragment key={figure}>
        <Drawn id={`figure-${figure}`} tabIndex={-1}>
          <Figure id={figure} />
          {question && hash === `#figure-${figure}` && (
            <AnchorLink to={question}>Back to the question</AnchorLink>
          )}
        </Drawn>
        {ask && (
          <div data-print="hide">
            <Question {...ask} place="Before you read on" />
          </div>
        )}
      </Fragment>
    );
  });
}

/** A short last sentence that leans on none before it: what a section without a figure comes to. */
const closing = /^(.+[.?!]) ((?!(?:It|They|Their|This|That|And)\b)[A-Z][^.?!]{30,78}\.)$/;
/** "Result = this × that." alone in its paragraph. */
const formula = /^([A-Z][^.=]+ = [^.=]{3,90})\.$/;
/** "3 − 1 = 2": not broken over two lines. */
const sum = /(?<=[\d)RM]) ([−+×÷=]) (?=[($]?\d)/g;
/** "3 January 2009": neither. */
const date = /(?<=\b\d{1,2}) (?=[JFMASOND][a-z]{2,8} \d{4})|(?<=\b\d{1,2} [JFMASOND][a-z]{2,8}) (?=\d{4})/g;
/** "3R": written as in the figures. */
const times = /(\d)R\b/g;

const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map(text => {
    const [, term] = formula.exec(text) ?? [];
    if (term)
      return (
        <Card as="p" key={text}>
          <Text as="span" $size={20}>
            {term}
          </Text>
        </Card>
      );
    const [first, ...rest] = halvesOf(
      text.replaceAll(sum, '\u00a0$1\u00a0').replaceAll(date, '\u00a0').replaceAll(times, '$1\u00a0R'),
    );
    return (
      <Reading key={text}>
        {first}
        {rest.length > 0 && <span>{rest}</span>}
      </Reading>
    );
  });

/** A long paragraph and where it breaks on a phone: before the sentence that begins nearest to its middle. */
function halvesOf(text: string) {
  const fromMiddle = (at: number) => Math.abs(at - text.length / 2);
  const sentences = Array.from(text.matchAll(/(?<=[.?!]) (?=[A-Z])/g), ({ index }) => index);
  const [middle] = sentences.sort((one, other) => fromMiddle(one) - fromMiddle(other));
  return text.length > 280 && middle ? [text.slice(0, middle), text.slice(middle)] : [text];
}
