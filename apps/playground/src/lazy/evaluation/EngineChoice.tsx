import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import * as strings from '../../strings/evaluation.js';
import { list } from '../../strings/language.js';
import type { ProtocolName } from '../../worker/protocol.js';
import type { OwnEngine } from './engine-of.js';

const PROTOCOLS: readonly (readonly [name: ProtocolName, title: string])[] = [
	['uci', 'UCI'],
	['usi', 'USI'],
	['ucci', 'UCCI'],
	['uci-cyclone', 'UCI-Cyclone'],
	['xboard', 'XBoard'],
];

type ChoiceProps = Pick<OwnEngine, 'view' | 'starting' | 'open' | 'close'>;

/** Opens an engine of the user: from files, or behind an address. */
export function EngineChoice({ view, starting, open, close }: ChoiceProps): JSX.Element {
	const [protocol, choose] = useState<ProtocolName>('uci');
	const [address, write] = useState('');
	const [fault, report] = useState('');
	const [isOpen, unfold] = useState(view?.name !== undefined);
	const take = (files: FileList | null | undefined): void => {
		const given = [...(files ?? [])];
		const scripts = given.filter(({ name }) => /\.m?js$/.test(name));
		// Of several scripts the shortest name is the engine; the others are its workers.
		const main = scripts.sort((a, b) => a.name.length - b.name.length)[0];
		report(main === undefined && given.length > 0 ? strings.noScript(list(given.map(({ name }) => name))) : '');
		if (main !== undefined) open({ files: given, main: main.name }, protocol);
	};
	const connect = (event: Event): void => {
		event.preventDefault();
		const right = /^wss?:\/\/\S+$/.test(address.trim());
		report(right ? '' : strings.badAddress(address));
		if (right) open({ address: address.trim() }, protocol);
	};
	const problem = fault || view?.problem;
	return (
		<details class="engine-choice" open={isOpen} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
			<summary>{strings.yourEngine}</summary>
			{view?.name === undefined ? (
				// biome-ignore lint/a11y/noStaticElementInteractions: the button opens files, too
				<div
					class="engine-drop"
					onDragOver={(event) => {
						event.preventDefault();
						event.stopPropagation();
					}}
					onDrop={(event) => {
						event.preventDefault();
						event.stopPropagation();
						take(event.dataTransfer?.files);
					}}
				>
					<p>{strings.howFiles}</p>
					<div class="play-choices">
						<label>
							{strings.protocol}{' '}
							<select value={protocol} onChange={({ currentTarget }) => choose(currentTarget.value as ProtocolName)}>
								{PROTOCOLS.map(([name, title]) => (
									<option key={name} value={name}>
										{title}
									</option>
								))}
							</select>
						</label>
						<label>
							{strings.files}{' '}
							<input type="file" multiple accept=".js,.mjs,.wasm,.nnue" onChange={({ currentTarget }) => take(currentTarget.files)} />
						</label>
					</div>
					<form class="play-choices" onSubmit={connect}>
						<label>
							{strings.address}{' '}
							<input
								type="text"
								inputMode="url"
								placeholder={strings.addressExample}
								value={address}
								onInput={({ currentTarget }) => write(currentTarget.value)}
							/>
						</label>
						<button type="submit" class="soft-button">
							{strings.connect}
						</button>
					</form>
				</div>
			) : (
				<p>
					{strings.opened(view.name)}{' '}
					<button type="button" class="soft-button" onClick={close}>
						{strings.close}
					</button>
				</p>
			)}
			<p class="play-status" role="status">
				{starting ? strings.starting : problem}
			</p>
		</details>
	);
}
