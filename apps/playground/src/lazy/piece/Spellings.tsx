import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
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
			say(`${title} copied.`);
		};
		navigator.clipboard?.writeText(text).then(done, () => say('The text could not be copied.'));
	};
	return (
		<section class="piece-spellings" aria-label="Other notations">
			<h2>In every notation</h2>
			<dl>
				{reading.spellings.map((one) => (
					<div key={one.id}>
						<dt>{one.title}</dt>
						<dd>
							{one.text === undefined ? (
								<span class="piece-unsaid">Cannot say any of it.</span>
							) : (
								<>
									<code>{one.text}</code>{' '}
									<button type="button" class="link-button" aria-label={`Copy the ${one.title}`} onClick={() => copy(one)}>
										{copied === one.id + one.text ? 'Copied' : 'Copy'}
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
