import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Context } from '../context.js';
import { problemMarks } from '../fields/marks.js';
import { Problems } from '../fields/Problems.js';
import { TextField } from '../fields/TextField.js';
import * as strings from '../strings/icn.js';
import { PLANE } from '../worker/protocol.js';
import { Forms } from './Forms.js';

const DIALECTS = [
	[PLANE, strings.detect],
	[`${PLANE}:seed`, strings.dialects.seed],
	[`${PLANE}:site`, strings.dialects.site],
] as const;

/** A text of ICN. */
const EXAMPLE = 'w 0/100 1 (8|1) K5,1|k5,8';

/** The whole game as ICN, editable; the board follows the caret. */
export function IcnField({ store }: Context): JSX.Element {
	const { record, ruleset } = store.state.value;
	const reading = store.reading.value;
	const value = record.kind === 'text' ? record.text : (reading?.text ?? '');
	const current = reading?.text === value ? reading : undefined;
	const problems = current?.problems ?? [];
	const node = current?.nodes[current.shown];
	const marks = useMemo(
		() => [...(node === undefined || node.to === 0 ? [] : [{ from: node.from, to: node.to, class: 'here' }]), ...problemMarks(problems)],
		[node, problems],
	);
	const broken = problems.some(({ severity }) => severity === 'error');
	const dialect = current?.plane?.dialect;
	const ambiguous = problems.some(({ code }) => code === 'icn/ambiguous-dialect');
	const choose = (id: string): void => store.choose({ id, title: strings.title }, { kind: 'text', text: value });
	return (
		<>
			<TextField
				id="icn"
				label={strings.icn}
				hint={dialect === undefined ? strings.hintFaulty : strings.readAs[dialect]}
				value={value}
				marks={marks}
				invalid={broken}
				placeholder={EXAMPLE}
				lines={true}
				onWrite={store.write}
				onCaret={(caret) => {
					if (!store.fresh.peek() || current === undefined) return;
					store.go(current.nodes.filter(({ from }, index) => index > 0 && from < caret).length);
				}}
				tools={
					<select
						class="field-tool"
						aria-label={strings.dialect}
						value={ruleset.id}
						onChange={(event) => choose(event.currentTarget.value)}
					>
						{DIALECTS.map(([id, title]) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</select>
				}
			>
				<Problems problems={problems} text={value} field="icn" onFix={(text) => store.write(text, text.length, '')} />
				{ambiguous ? (
					<p class="suggestion">
						{strings.whichDialect}{' '}
						{(['seed', 'site'] as const).map((one) => (
							<button key={one} type="button" class="problem-fix" onClick={() => choose(`${PLANE}:${one}`)}>
								{strings.readItAs[one]}
							</button>
						))}
					</p>
				) : null}
			</TextField>
			<Forms store={store} ready={dialect !== undefined} />
		</>
	);
}
