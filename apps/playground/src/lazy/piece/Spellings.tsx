import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as strings from '../../strings/piece.js';
import type { PieceReading, Spelling } from '../../worker/protocol.js';

interface SpellingsProps {
	readonly reading: PieceReading;
	readonly say: (text: string) => void;
}

/** The piece in every notation, each with the parts that it cannot say. */
export function Spellings({ reading, say }: SpellingsProps): JSX.Element {
	const [copied, setCopied] = useState('');
	const copy = ({ id, title, text = '' }: Spelling): void => {
		const done = (): void => {
			setCopied(id + text);
			say(strings.copiedThe(title));
		};
		navigator.clipboard?.writeText(text).then(done, () => say(strings.notCopied));
	};
	return (
		<section class="piece-spellings" aria-label={strings.spellings}>
			<h2>{strings.everyNotation}</h2>
			<dl>
				{reading.spellings.map((one) => (
					<div key={one.id}>
						<dt>{one.title}</dt>
						<dd>
							{one.text === undefined ? (
								<span class="piece-unsaid">{strings.notExpressed}</span>
							) : (
								<>
									<code>{one.text}</code>{' '}
									<button type="button" class="link-button" aria-label={strings.copyThe(one.title)} onClick={() => copy(one)}>
										{copied === one.id + one.text ? strings.copied : strings.copy}
									</button>
								</>
							)}
							{one.lost.length === 0 ? null : (
								<ul class="dropped">
									{one.lost.map((words) => (
										<li key={words}>{words}</li>
									))}
								</ul>
							)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
