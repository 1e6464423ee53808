import type { ErrorExample, ExampleProblem } from './error-examples.js';
import { repairOf, whollyRepaired } from './error-examples.js';

/** A text with one mistake, as data of a notation's tests. */
export interface BrokenText {
	/** The text; `⟦` and `⟧` stand around the place of the mistake. */
	readonly text: string;
	/** The intended text, or one of several. */
	readonly good: string;
	/** Only one repair is possible, so the reader offers it. */
	readonly sure?: true;
}

/** What a reader says about a mistake. */
export interface BrokenTextReport {
	/** Its first problem has exactly the place of the mistake. */
	readonly place: boolean;
	/** The first problem has a hint. */
	readonly hint: boolean;
	/** The offered repairs lead to the intended text; where several are possible, it offers none. */
	readonly repair: boolean;
	/** The first problem, for messages. */
	readonly problem: ExampleProblem | undefined;
	readonly repaired: string;
}

/** Reads a text without its marks. */
export function reportOn({ text, good, sure }: BrokenText, read: ErrorExample['read']): BrokenTextReport {
	const from = text.indexOf('⟦');
	const to = text.indexOf('⟧') - 1;
	const bad = text.replace('⟦', '').replace('⟧', '');
	const [problem] = read(bad);
	const span = problem?.span;
	const offers = problem !== undefined && repairOf(problem) !== undefined;
	const repaired = whollyRepaired(bad, read);
	return {
		place: span?.from === from && span.to === to,
		hint: problem?.hint !== undefined,
		repair: sure ? repaired === good : !offers,
		problem,
		repaired,
	};
}

/** The faults of a list of broken texts as a table: nothing, if the reader meets all bars. */
export function faultsOf(texts: readonly BrokenText[], read: ErrorExample['read']): readonly string[] {
	return texts.flatMap((one) => {
		const { place, hint, repair, problem, repaired } = reportOn(one, read);
		const said = problem && `${problem.code} ${problem.span?.from}-${problem.span?.to}: ${problem.message}`;
		return [
			...(read(one.good).some(({ severity }) => severity === 'error') ? [`${one.good}: the good text has faults`] : []),
			...(place ? [] : [`${one.text}: another place, ${said}`]),
			...(hint ? [] : [`${one.text}: no hint, ${said}`]),
			...(repair ? [] : [`${one.text}: ${one.sure ? `the repair leads to ${repaired}` : 'a repair that is not sure'}, ${said}`]),
		];
	});
}
