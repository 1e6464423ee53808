import type { JSX } from 'preact';
import type { Context } from '../context.js';
import * as strings from '../strings/sheets.js';
import type { Closing } from './model.js';
import { SheetHead } from './SheetHead.js';

/** All keys of the page. */
export function Keys({ store, onClose }: Context & Closing): JSX.Element {
	const look = store.look.value;
	return (
		<>
			<SheetHead title={strings.keys} onClose={onClose} />
			<div class="sheet-body">
				<dl class="keys">
					{strings.keyRows.map(([keys, does]) => (
						<div key={does}>
							<dt>
								{keys.map((key) => (
									<kbd key={key}>{key}</kbd>
								))}
							</dt>
							<dd>{does}</dd>
						</div>
					))}
				</dl>
				<label class="switch">
					<input
						type="checkbox"
						checked={look.keys}
						onChange={({ currentTarget }) => {
							store.look.value = { ...look, keys: currentTarget.checked };
						}}
					/>
					{strings.singleKeys}
				</label>
			</div>
		</>
	);
}
