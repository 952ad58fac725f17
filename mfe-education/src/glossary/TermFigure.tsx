import { useState } from 'react';
import { styled } from '@site/platform';
import { useLazy } from '@site/ui';

const Disclosure = styled.details`
  summary {
    width: fit-content;
    padding-block: 10px;
    cursor: pointer;
    font-size: var(--size-14);
  }
  @media print {
    display: none;
  }
`;

const load = () => import(/* webpackChunkName: "figures" */ '@site/figures');

/** The figures, once they are there: a glossary is read without them until then. */
export const useFigures = () => useLazy(load).value?.[0];

interface Props {
  term: string;
  library: NonNullable<ReturnType<typeof useFigures>>;
}

/** The figure that shows a term, drawn when it is opened; nothing where there is none. */
export function TermFigure({ term, library: { Figure, figureOfTerm, figures } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = figureOfTerm(term);
  if (!id) return null;
  return (
    <Disclosure onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Figure: {figures[id].title}</summary>
      {isOpen && <Figure id={id} />}
    </Disclosure>
  );
}
