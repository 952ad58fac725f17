import { useState } from 'react';
import { useSearchParams } from '@site/platform';
import type { Calculator } from './calculator.ts';
import { parseNumber } from './parseNumber.ts';

/** What is typed into a calculator, read from the address at first and written back with each change. */
export function useCalculation({ quantities, conflict, warnings, calculate }: Calculator) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(quantities.map(({ name, example }) => [name, search.get(name) ?? String(example)])),
  );

  function write(next: Readonly<Record<string, string>>) {
    setTyped(next);
    const address = new URLSearchParams(search);
    for (const [name, text] of Object.entries(next)) address.set(name, text);
    setSearch(address, { replace: true, preventScrollReset: true });
  }

  const values: Record<string, number> = {};
  const errors: Record<string, string> = {};
  for (const quantity of quantities) {
    const parsed = parseNumber(typed[quantity.name] ?? '', quantity);
    if ('error' in parsed) errors[quantity.name] = parsed.error;
    else values[quantity.name] = parsed.value;
  }
  const isComplete = Object.keys(errors).length === 0;
  const problem = isComplete ? conflict?.(values) : undefined;
  return {
    typed,
    values,
    errors,
    conflict: problem,
    /** Absent while a number is missing or wrong. */
    results: isComplete && !problem ? calculate(values) : undefined,
    warnings: (isComplete && !problem && warnings?.(values)) || [],
    change: (name: string, text: string) => write({ ...typed, [name]: text }),
    reset: () => write(Object.fromEntries(quantities.map(({ name, example }) => [name, String(example)]))),
  };
}
