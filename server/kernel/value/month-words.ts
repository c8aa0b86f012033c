/**
 * Names of months in the languages that reports come in, without their final point, in lower case.
 * Source: abbreviations seen in transaction reports, and the full names of the same languages. Data alone.
 */
const MONTHS: string[][] = [
  ['jan', 'january', 'ene', 'enero', 'gen', 'gennaio', 'janv', 'janvier', 'januar', 'jän', 'januari', 'sty', 'stycznia', 'janeiro', 'oca', 'ocak'],
  ['feb', 'february', 'febrero', 'febbraio', 'févr', 'février', 'fevr', 'februar', 'februari', 'lut', 'lutego', 'fev', 'fevereiro', 'şub', 'şubat'],
  ['mar', 'march', 'marzo', 'mars', 'mär', 'märz', 'mrz', 'mrt', 'maart', 'marca', 'março', 'mart'],
  ['apr', 'april', 'abr', 'abril', 'aprile', 'avr', 'avril', 'kwi', 'kwietnia', 'nis', 'nisan'],
  ['may', 'mayo', 'mag', 'maggio', 'mai', 'mei', 'maj', 'maja', 'maio', 'mayıs'],
  ['jun', 'june', 'junio', 'giu', 'giugno', 'juin', 'juni', 'cze', 'czerwca', 'junho', 'haz', 'haziran'],
  ['jul', 'july', 'julio', 'lug', 'luglio', 'juil', 'juillet', 'juli', 'lip', 'lipca', 'julho', 'tem', 'temmuz'],
  ['aug', 'august', 'ago', 'agosto', 'août', 'aout', 'augustus', 'augusti', 'sie', 'sierpnia', 'ağu', 'ağustos'],
  ['sep', 'sept', 'september', 'septiembre', 'set', 'settembre', 'septembre', 'wrz', 'września', 'setembro', 'eyl', 'eylül'],
  ['oct', 'october', 'octubre', 'ott', 'ottobre', 'octobre', 'okt', 'oktober', 'paź', 'października', 'out', 'outubro', 'eki', 'ekim'],
  ['nov', 'november', 'noviembre', 'novembre', 'lis', 'listopada', 'novembro', 'kas', 'kasım'],
  ['dec', 'december', 'dic', 'diciembre', 'dicembre', 'déc', 'décembre', 'dez', 'dezember', 'gru', 'grudnia', 'dezembro', 'ara', 'aralık'],
]

const NUMBERS = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))

/** As English reports write them: found without folding. */
const ASCII = new Map(MONTHS.flatMap((names, at) => [`${names[0]![0]!.toUpperCase()}${names[0]!.slice(1)}`].map((name) => [name, at + 1] as const)))

/** 1–12 for a month's name or abbreviation in any language; undefined for another word. */
export function monthOfWord(word: string): number | undefined {
  const plain = NUMBERS.get(word) ?? ASCII.get(word)
  return plain ?? NUMBERS.get(word.normalize('NFC').toLocaleLowerCase('en').replace(/\.$/, '').replace('i̇', 'i'))
}
