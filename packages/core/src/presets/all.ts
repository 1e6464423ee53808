import type { Names } from '../ruleset/names.js';
import type { Ruleset } from '../ruleset/types.js';
import { aiWok, names as aiWokNames } from './ai-wok.js';
import { alice, names as aliceNames } from './alice.js';
import { almost, names as almostNames } from './almost.js';
import { amazon, names as amazonNames } from './amazon.js';
import { amazons, names as amazonsNames } from './amazons.js';
import { antichess, names as antichessNames } from './antichess.js';
import { asean, names as aseanNames } from './asean.js';
import { ataxx, names as ataxxNames } from './ataxx.js';
import { atomar, names as atomarNames } from './atomar.js';
import { atomic, names as atomicNames } from './atomic.js';
import { atomic960, names as atomic960Names } from './atomic960.js';
import { berolina, names as berolinaNames } from './berolina.js';
import { breakthrough, names as breakthroughNames } from './breakthrough.js';
import { bughouse, names as bughouseNames } from './bughouse.js';
import { cambodian, names as cambodianNames } from './cambodian.js';
import { capablanca, names as capablancaNames } from './capablanca.js';
import { capahouse, names as capahouseNames } from './capahouse.js';
import { caparandom, names as caparandomNames } from './caparandom.js';
import { centaur, names as centaurNames } from './centaur.js';
import { chancellor, names as chancellorNames } from './chancellor.js';
import { chaturanga, names as chaturangaNames } from './chaturanga.js';
import { checkshogi, names as checkshogiNames } from './checkshogi.js';
import { chess, names as chessNames } from './chess.js';
import { chess960, names as chess960Names } from './chess960.js';
import { chessgi, names as chessgiNames } from './chessgi.js';
import { chigorin, names as chigorinNames } from './chigorin.js';
import { chushogi, names as chushogiNames } from './chushogi.js';
import { clobber, names as clobberNames } from './clobber.js';
import { clobber10, names as clobber10Names } from './clobber10.js';
import { codrus, names as codrusNames } from './codrus.js';
import { coregal, names as coregalNames } from './coregal.js';
import { courier, names as courierNames } from './courier.js';
import { crazyhouse, names as crazyhouseNames } from './crazyhouse.js';
import { cylinder, names as cylinderNames } from './cylinder.js';
import { dobutsu, names as dobutsuNames } from './dobutsu.js';
import { dragon, names as dragonNames } from './dragon.js';
import { duck, names as duckNames } from './duck.js';
import { embassy, names as embassyNames } from './embassy.js';
import { euroshogi, names as euroshogiNames } from './euroshogi.js';
import { extinction, names as extinctionNames } from './extinction.js';
import { extinction960, names as extinction960Names } from './extinction960.js';
import { fiveCheck, names as fiveCheckNames } from './five-check.js';
import { flipello, names as flipelloNames } from './flipello.js';
import { flipello10, names as flipello10Names } from './flipello10.js';
import { flipersi, names as flipersiNames } from './flipersi.js';
import { foxAndHounds, names as foxAndHoundsNames } from './fox-and-hounds.js';
import { gardner, names as gardnerNames } from './gardner.js';
import { georgian, names as georgianNames } from './georgian.js';
import { giveaway, names as giveawayNames } from './giveaway.js';
import { glinski, names as glinskiNames } from './glinski.js';
import { gorogoro, names as gorogoroNames } from './gorogoro.js';
import { gothic, names as gothicNames } from './gothic.js';
import { grand, names as grandNames } from './grand.js';
import { grasshopper, names as grasshopperNames } from './grasshopper.js';
import { gustav3, names as gustav3Names } from './gustav3.js';
import { hoppelpoppel, names as hoppelpoppelNames } from './hoppelpoppel.js';
import { horde, names as hordeNames } from './horde.js';
import { isolation, names as isolationNames } from './isolation.js';
import { isolation7x7, names as isolation7x7Names } from './isolation7x7.js';
import { janggi, names as janggiNames } from './janggi.js';
import { janggicasual, names as janggicasualNames } from './janggicasual.js';
import { janggimodern, names as janggimodernNames } from './janggimodern.js';
import { janggitraditional, names as janggitraditionalNames } from './janggitraditional.js';
import { janus, names as janusNames } from './janus.js';
import { jesonmor, names as jesonmorNames } from './jesonmor.js';
import { joust, names as joustNames } from './joust.js';
import { judkins, names as judkinsNames } from './judkins.js';
import { karouk, names as karoukNames } from './karouk.js';
import { kingOfTheHill, names as kingOfTheHillNames } from './king-of-the-hill.js';
import { kinglet, names as kingletNames } from './kinglet.js';
import { knightmate, names as knightmateNames } from './knightmate.js';
import { koedem, names as koedemNames } from './koedem.js';
import { kyotoshogi, names as kyotoshogiNames } from './kyotoshogi.js';
import { legan, names as leganNames } from './legan.js';
import { loop, names as loopNames } from './loop.js';
import { losalamos, names as losalamosNames } from './losalamos.js';
import { losers, names as losersNames } from './losers.js';
import { makpong, names as makpongNames } from './makpong.js';
import { makruk, names as makrukNames } from './makruk.js';
import { manchu, names as manchuNames } from './manchu.js';
import { marseillais, names as marseillaisNames } from './marseillais.js';
import { micro, names as microNames } from './micro.js';
import { minishogi, names as minishogiNames } from './minishogi.js';
import { minixiangqi, names as minixiangqiNames } from './minixiangqi.js';
import { misere, names as misereNames } from './misere.js';
import { modern, names as modernNames } from './modern.js';
import { newzealand, names as newzealandNames } from './newzealand.js';
import { nightrider, names as nightriderNames } from './nightrider.js';
import { nocastle, names as nocastleNames } from './nocastle.js';
import { nocheckatomic, names as nocheckatomicNames } from './nocheckatomic.js';
import { ogi, names as ogiNames } from './ogi.js';
import { okisakishogi, names as okisakishogiNames } from './okisakishogi.js';
import { omicron, names as omicronNames } from './omicron.js';
import { opulent, names as opulentNames } from './opulent.js';
import { paradigm, names as paradigmNames } from './paradigm.js';
import { pawnback, names as pawnbackNames } from './pawnback.js';
import { pawnsideways, names as pawnsidewaysNames } from './pawnsideways.js';
import { perfect, names as perfectNames } from './perfect.js';
import { petrified, names as petrifiedNames } from './petrified.js';
import { placement, names as placementNames } from './placement.js';
import { pocketknight, names as pocketknightNames } from './pocketknight.js';
import { raazuvaa, names as raazuvaaNames } from './raazuvaa.js';
import { racingKings, names as racingKingsNames } from './racing-kings.js';
import { raumschach, names as raumschachNames } from './raumschach.js';
import { sankiChess, names as sankiChessNames } from './sanki-chess.js';
import { seirawan, names as seirawanNames } from './seirawan.js';
import { seirawan960, names as seirawan960Names } from './seirawan960.js';
import { shako, names as shakoNames } from './shako.js';
import { shatar, names as shatarNames } from './shatar.js';
import { shatranj, names as shatranjNames } from './shatranj.js';
import { shogi, names as shogiNames } from './shogi.js';
import { shoshogi, names as shoshogiNames } from './shoshogi.js';
import { shouse, names as shouseNames } from './shouse.js';
import { sittuyin, names as sittuyinNames } from './sittuyin.js';
import { snailtrail, names as snailtrailNames } from './snailtrail.js';
import { sortofalmost, names as sortofalmostNames } from './sortofalmost.js';
import { spartan, names as spartanNames } from './spartan.js';
import { suicide, names as suicideNames } from './suicide.js';
import { supply, names as supplyNames } from './supply.js';
import { tencubed, names as tencubedNames } from './tencubed.js';
import { threeCheck, names as threeCheckNames } from './three-check.js';
import { threekings, names as threekingsNames } from './threekings.js';
import { torishogi, names as torishogiNames } from './torishogi.js';
import { torpedo, names as torpedoNames } from './torpedo.js';
import { troitzky, names as troitzkyNames } from './troitzky.js';
import { wolf, names as wolfNames } from './wolf.js';
import { xiangqi, names as xiangqiNames } from './xiangqi.js';
import { xiongqi, names as xiongqiNames } from './xiongqi.js';
import { yarishogi, names as yarishogiNames } from './yarishogi.js';

/** A ruleset and how notations name its parts. */
export interface Preset {
	readonly ruleset: Ruleset;
	readonly names: Names;
}

/**
 * Every preset by the name of its file. For tools and tests: a program that plays one game imports that one.
 *
 * @example
 * legal(compile(presets.gothic!.ruleset, presets.gothic!.names).start).length // → 28
 */
export const presets: Readonly<Record<string, Preset>> = {
	'ai-wok': { ruleset: aiWok, names: aiWokNames },
	alice: { ruleset: alice, names: aliceNames },
	almost: { ruleset: almost, names: almostNames },
	amazon: { ruleset: amazon, names: amazonNames },
	amazons: { ruleset: amazons, names: amazonsNames },
	antichess: { ruleset: antichess, names: antichessNames },
	asean: { ruleset: asean, names: aseanNames },
	ataxx: { ruleset: ataxx, names: ataxxNames },
	atomar: { ruleset: atomar, names: atomarNames },
	atomic: { ruleset: atomic, names: atomicNames },
	atomic960: { ruleset: atomic960, names: atomic960Names },
	berolina: { ruleset: berolina, names: berolinaNames },
	breakthrough: { ruleset: breakthrough, names: breakthroughNames },
	bughouse: { ruleset: bughouse, names: bughouseNames },
	cambodian: { ruleset: cambodian, names: cambodianNames },
	capablanca: { ruleset: capablanca, names: capablancaNames },
	capahouse: { ruleset: capahouse, names: capahouseNames },
	caparandom: { ruleset: caparandom, names: caparandomNames },
	centaur: { ruleset: centaur, names: centaurNames },
	chancellor: { ruleset: chancellor, names: chancellorNames },
	chaturanga: { ruleset: chaturanga, names: chaturangaNames },
	checkshogi: { ruleset: checkshogi, names: checkshogiNames },
	chess: { ruleset: chess, names: chessNames },
	chess960: { ruleset: chess960, names: chess960Names },
	chessgi: { ruleset: chessgi, names: chessgiNames },
	chigorin: { ruleset: chigorin, names: chigorinNames },
	chushogi: { ruleset: chushogi, names: chushogiNames },
	clobber: { ruleset: clobber, names: clobberNames },
	clobber10: { ruleset: clobber10, names: clobber10Names },
	codrus: { ruleset: codrus, names: codrusNames },
	coregal: { ruleset: coregal, names: coregalNames },
	courier: { ruleset: courier, names: courierNames },
	crazyhouse: { ruleset: crazyhouse, names: crazyhouseNames },
	cylinder: { ruleset: cylinder, names: cylinderNames },
	dobutsu: { ruleset: dobutsu, names: dobutsuNames },
	dragon: { ruleset: dragon, names: dragonNames },
	duck: { ruleset: duck, names: duckNames },
	embassy: { ruleset: embassy, names: embassyNames },
	euroshogi: { ruleset: euroshogi, names: euroshogiNames },
	extinction: { ruleset: extinction, names: extinctionNames },
	extinction960: { ruleset: extinction960, names: extinction960Names },
	'five-check': { ruleset: fiveCheck, names: fiveCheckNames },
	flipello: { ruleset: flipello, names: flipelloNames },
	flipello10: { ruleset: flipello10, names: flipello10Names },
	flipersi: { ruleset: flipersi, names: flipersiNames },
	'fox-and-hounds': { ruleset: foxAndHounds, names: foxAndHoundsNames },
	gardner: { ruleset: gardner, names: gardnerNames },
	georgian: { ruleset: georgian, names: georgianNames },
	giveaway: { ruleset: giveaway, names: giveawayNames },
	glinski: { ruleset: glinski, names: glinskiNames },
	gorogoro: { ruleset: gorogoro, names: gorogoroNames },
	gothic: { ruleset: gothic, names: gothicNames },
	grand: { ruleset: grand, names: grandNames },
	grasshopper: { ruleset: grasshopper, names: grasshopperNames },
	gustav3: { ruleset: gustav3, names: gustav3Names },
	hoppelpoppel: { ruleset: hoppelpoppel, names: hoppelpoppelNames },
	horde: { ruleset: horde, names: hordeNames },
	isolation: { ruleset: isolation, names: isolationNames },
	isolation7x7: { ruleset: isolation7x7, names: isolation7x7Names },
	janggi: { ruleset: janggi, names: janggiNames },
	janggicasual: { ruleset: janggicasual, names: janggicasualNames },
	janggimodern: { ruleset: janggimodern, names: janggimodernNames },
	janggitraditional: { ruleset: janggitraditional, names: janggitraditionalNames },
	janus: { ruleset: janus, names: janusNames },
	jesonmor: { ruleset: jesonmor, names: jesonmorNames },
	joust: { ruleset: joust, names: joustNames },
	judkins: { ruleset: judkins, names: judkinsNames },
	karouk: { ruleset: karouk, names: karoukNames },
	'king-of-the-hill': { ruleset: kingOfTheHill, names: kingOfTheHillNames },
	kinglet: { ruleset: kinglet, names: kingletNames },
	knightmate: { ruleset: knightmate, names: knightmateNames },
	koedem: { ruleset: koedem, names: koedemNames },
	kyotoshogi: { ruleset: kyotoshogi, names: kyotoshogiNames },
	legan: { ruleset: legan, names: leganNames },
	loop: { ruleset: loop, names: loopNames },
	losalamos: { ruleset: losalamos, names: losalamosNames },
	losers: { ruleset: losers, names: losersNames },
	makpong: { ruleset: makpong, names: makpongNames },
	makruk: { ruleset: makruk, names: makrukNames },
	manchu: { ruleset: manchu, names: manchuNames },
	marseillais: { ruleset: marseillais, names: marseillaisNames },
	micro: { ruleset: micro, names: microNames },
	minishogi: { ruleset: minishogi, names: minishogiNames },
	minixiangqi: { ruleset: minixiangqi, names: minixiangqiNames },
	misere: { ruleset: misere, names: misereNames },
	modern: { ruleset: modern, names: modernNames },
	newzealand: { ruleset: newzealand, names: newzealandNames },
	nightrider: { ruleset: nightrider, names: nightriderNames },
	nocastle: { ruleset: nocastle, names: nocastleNames },
	nocheckatomic: { ruleset: nocheckatomic, names: nocheckatomicNames },
	ogi: { ruleset: ogi, names: ogiNames },
	okisakishogi: { ruleset: okisakishogi, names: okisakishogiNames },
	omicron: { ruleset: omicron, names: omicronNames },
	opulent: { ruleset: opulent, names: opulentNames },
	paradigm: { ruleset: paradigm, names: paradigmNames },
	pawnback: { ruleset: pawnback, names: pawnbackNames },
	pawnsideways: { ruleset: pawnsideways, names: pawnsidewaysNames },
	perfect: { ruleset: perfect, names: perfectNames },
	petrified: { ruleset: petrified, names: petrifiedNames },
	placement: { ruleset: placement, names: placementNames },
	pocketknight: { ruleset: pocketknight, names: pocketknightNames },
	raazuvaa: { ruleset: raazuvaa, names: raazuvaaNames },
	'racing-kings': { ruleset: racingKings, names: racingKingsNames },
	raumschach: { ruleset: raumschach, names: raumschachNames },
	'sanki-chess': { ruleset: sankiChess, names: sankiChessNames },
	seirawan: { ruleset: seirawan, names: seirawanNames },
	seirawan960: { ruleset: seirawan960, names: seirawan960Names },
	shako: { ruleset: shako, names: shakoNames },
	shatar: { ruleset: shatar, names: shatarNames },
	shatranj: { ruleset: shatranj, names: shatranjNames },
	shogi: { ruleset: shogi, names: shogiNames },
	shoshogi: { ruleset: shoshogi, names: shoshogiNames },
	shouse: { ruleset: shouse, names: shouseNames },
	sittuyin: { ruleset: sittuyin, names: sittuyinNames },
	snailtrail: { ruleset: snailtrail, names: snailtrailNames },
	sortofalmost: { ruleset: sortofalmost, names: sortofalmostNames },
	spartan: { ruleset: spartan, names: spartanNames },
	suicide: { ruleset: suicide, names: suicideNames },
	supply: { ruleset: supply, names: supplyNames },
	tencubed: { ruleset: tencubed, names: tencubedNames },
	'three-check': { ruleset: threeCheck, names: threeCheckNames },
	threekings: { ruleset: threekings, names: threekingsNames },
	torishogi: { ruleset: torishogi, names: torishogiNames },
	torpedo: { ruleset: torpedo, names: torpedoNames },
	troitzky: { ruleset: troitzky, names: troitzkyNames },
	wolf: { ruleset: wolf, names: wolfNames },
	xiangqi: { ruleset: xiangqi, names: xiangqiNames },
	xiongqi: { ruleset: xiongqi, names: xiongqiNames },
	yarishogi: { ruleset: yarishogi, names: yarishogiNames },
};
