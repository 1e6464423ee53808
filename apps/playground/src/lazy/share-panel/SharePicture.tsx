import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Context } from '../../context.js';
import { share as words } from '../../strings/share.js';
import { copyText, fileName, saveFile } from '../notations/files.js';
import { usePicture } from './use-picture.js';

const WIDTHS = [400, 800, 1600] as const;

/** The board as a picture: seen here, copied, and saved as SVG or PNG. */
export function SharePicture(context: Context): JSX.Element {
	const { interaction, store } = context;
	const [dark, setDark] = useState(false);
	const [width, setWidth] = useState<number>(800);
	const [copied, setCopied] = useState<string>();
	const { svg, png } = usePicture(context, dark);
	const title = store.reading.value?.preset.title ?? '';
	const save = (extension: string, content: string | Blob): void => {
		const name = fileName(context, extension);
		saveFile(name, content);
		interaction.say(words.wasSaved(name));
	};
	const savePng = (): void => {
		png(width).then(
			(blob) => save('png', blob),
			(error: unknown) => interaction.say(words.noPng(error instanceof Error ? error.message : String(error))),
		);
	};
	const copy = (text: string): void =>
		copyText(
			text,
			() => {
				setCopied(text);
				interaction.say(words.wasCopied('SVG'));
			},
			() => save('svg', text),
		);
	return (
		<section class="share-part share-picture" aria-labelledby="share-picture">
			<h3 id="share-picture">{words.picture}</h3>
			{svg === undefined ? (
				<p class="lazy-wait">{words.wait}</p>
			) : (
				<img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={words.preview(title)} />
			)}
			<div class="share-choices">
				<label>
					{words.colors}{' '}
					<select value={dark ? 'dark' : 'light'} onChange={(event) => setDark(event.currentTarget.value === 'dark')}>
						<option value="light">{words.light}</option>
						<option value="dark">{words.dark}</option>
					</select>
				</label>
				<label>
					{words.size}{' '}
					<select value={String(width)} onChange={(event) => setWidth(Number(event.currentTarget.value))}>
						{WIDTHS.map((one) => (
							<option key={one} value={String(one)}>
								{words.pixels(one)}
							</option>
						))}
					</select>
				</label>
			</div>
			<div class="share-buttons">
				<button type="button" class="share-button" disabled={svg === undefined} onClick={() => save('svg', svg!)}>
					{words.downloadSvg}
				</button>
				<button type="button" class="share-button" disabled={svg === undefined} onClick={savePng}>
					{words.downloadPng}
				</button>
				<button type="button" class="share-button" disabled={svg === undefined} onClick={() => copy(svg!)}>
					{copied !== undefined && copied === svg ? words.copied : words.copySvg}
				</button>
			</div>
		</section>
	);
}
