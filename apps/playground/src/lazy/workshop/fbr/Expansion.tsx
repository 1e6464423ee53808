import type { JSX } from 'preact';
import * as strings from '../../../strings/workshop-sections.js';
import type { FbrView } from '../../../worker/protocol.js';
import { changes } from './changes.js';

/** The macro rules of a text, replaced one after the other by what they stand for. */
export function Expansion({ view: { steps, refused } }: { readonly view: FbrView }): JSX.Element {
	if (refused.length > 0)
		return (
			<>
				{refused.map((message) => (
					<p key={message} class="workshop-fault">
						{message}
					</p>
				))}
			</>
		);
	if (steps.length === 0) return <p class="workshop-source">{strings.noMacros}</p>;
	return (
		<ol class="fbr-steps" aria-label={strings.steps}>
			{steps.map(({ rule, note, before, after }, at) => (
				<li key={`${at} ${rule}`}>
					<h2>
						{strings.step(at + 1, steps.length)} <code>{rule}</code>
					</h2>
					{note === undefined ? null : <p class="workshop-source">{note}</p>}
					<dl class="workshop-pair">
						<div>
							<dt>{strings.before}</dt>
							<dd>
								<pre class="workshop-text">
									{changes(before, after).map((token, index) => (token.changed ? <del key={index}>{token.text}</del> : token.text))}
								</pre>
							</dd>
						</div>
						<div>
							<dt>{strings.after}</dt>
							<dd>
								<pre class="workshop-text">
									{changes(after, before).map((token, index) => (token.changed ? <ins key={index}>{token.text}</ins> : token.text))}
								</pre>
							</dd>
						</div>
					</dl>
				</li>
			))}
		</ol>
	);
}
