import { useState } from 'react';
import { figuresOfTerms } from '@site/figures/terms';
import { Lazy } from '@site/ui';
import { Folded } from '../lesson/Part.tsx';

const load = () => import(/* webpackChunkName: "figures" */ '@site/figures');

/** The figure that shows a term, loaded when it is opened; nothing where there is none. */
export function TermFigure({ id, term }: { id: string; term: string }) {
  const [isOpen, setOpen] = useState(false);
  const figure = figuresOfTerms[id];
  if (!figure) return null;
  return (
    <Folded data-print="hide" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Figure: {term}</summary>
      {isOpen && (
        <Lazy what="The figure" load={load}>
          {({ Figure }) => <Figure id={figure} />}
        </Lazy>
      )}
    </Folded>
  );
}
