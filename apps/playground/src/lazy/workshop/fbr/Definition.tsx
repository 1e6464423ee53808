import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as strings from '../../../strings/workshop-sections.js';
import type { FbrView } from '../../../worker/protocol.js';
import { Words } from '../../piece/Words.js';
import { Fold } from '../Fold.js';
import type { SectionProps } from '../section.js';
import { Drawings } from './Drawings.js';
import { Expansion } from './Expansion.js';
import { UnderCaret } from './UnderCaret.js';

/** Milliseconds without a key press before the explanations follow the text. */
const PAUSE = 250;

/** A text in FBR explained: the rule under the caret, its expansion, its pieces and all its sentences. */
export function Definition(props: SectionProps): JSX.Element | null {
	const { store, text, caret, onShow } = props;
	const [view, set] = useState<FbrView>();
	useEffect(() => {
		const ask = (): void => store.client.ask('fbr', { text }, (answer) => answer && set(answer));
		const timer = setTimeout(ask, view === undefined ? 0 : PAUSE);
		return () => clearTimeout(timer);
	}, [text]);
	if (view === undefined) return null;
	const isCurrent = view.text === text;
	return (
		<>
			<UnderCaret view={view} caret={caret} current={isCurrent} />
			<Fold title={strings.expansion}>{() => <Expansion view={view} />}</Fold>
			<Fold title={strings.piecesInMbn}>{() => <Drawings {...props} view={view} />}</Fold>
			<Fold title={strings.inEnglish}>
				{() => <Words label={strings.inWords} sentences={view.sentences} onShow={isCurrent ? onShow : undefined} />}
			</Fold>
		</>
	);
}
