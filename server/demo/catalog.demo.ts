/**
 * What the demo company sells: home and kitchen goods, each in a few colours or packs. Words only; prices per site, codes
 * and stock are worked out in products.demo.ts.
 */

/** One kind of goods: its words in Chinese and in the languages of the sites, what it costs, and the codes of its variants (VARIANTS). */
export interface CatalogItem {
  code: string
  zh: string
  en: string
  de: string
  ja: string
  keywords: { en: string[]; de: string[]; ja: string[] }
  /** US price in cents, cost in fen of CNY, size in cm, weight in grams. */
  price: number
  cost: number
  size: [number, number, number]
  grams: number
  /** Amazon's referral rate. */
  referral: number
  variants: string[]
}

/** What tells variants of one kind of goods apart, by the code that stands in SKU and MSKU, in the languages of the sites. */
export const VARIANTS: Record<string, { zh: string; en: string; de: string; ja: string }> = {
  BLK: { zh: '黑色', en: 'Black', de: 'Schwarz', ja: 'ブラック' },
  WHT: { zh: '白色', en: 'White', de: 'Weiß', ja: 'ホワイト' },
  GRY: { zh: '灰色', en: 'Grey', de: 'Grau', ja: 'グレー' },
  GRN: { zh: '墨绿', en: 'Dark Green', de: 'Dunkelgrün', ja: 'ダークグリーン' },
  BLU: { zh: '雾蓝', en: 'Misty Blue', de: 'Nebelblau', ja: 'ミストブルー' },
  NAT: { zh: '原木色', en: 'Natural Wood', de: 'Naturholz', ja: 'ナチュラル' },
  '2PK': { zh: '2只装', en: '2 Pack', de: '2 Stück', ja: '2個セット' },
  '4PK': { zh: '4只装', en: '4 Pack', de: '4 Stück', ja: '4個セット' },
  '6PK': { zh: '6只装', en: '6 Pack', de: '6 Stück', ja: '6個セット' },
}

/** All kinds of goods; each site sells a part of their variants, chosen by chance (products.demo.ts). */
export const CATALOG: CatalogItem[] = [
  {
    code: 'MUG', zh: '316不锈钢保温杯 500ml',
    en: 'Insulated Travel Mug 17oz, 316 Stainless Steel, Leakproof Lid',
    de: 'Thermobecher 500 ml, Edelstahl, auslaufsicher',
    ja: '真空断熱マグボトル 500ml ステンレス 漏れない蓋',
    keywords: {
      en: ['insulated travel mug', 'coffee thermos', 'leakproof tumbler'],
      de: ['thermobecher', 'kaffeebecher to go', 'isolierbecher'],
      ja: ['水筒', 'マグボトル', '保温タンブラー'],
    },
    price: 2499, cost: 3450, size: [8, 8, 24], grams: 380, referral: 0.15, variants: ['BLK', 'WHT', 'GRN'],
  },
  {
    code: 'HOOK', zh: '门后挂钩 免打孔',
    en: 'Over The Door Hooks, Sturdy Metal Hanger for Coats and Towels',
    de: 'Türhaken ohne Bohren, Metall, für Mäntel und Handtücher',
    ja: 'ドアフック 穴あけ不要 スチール製 コート掛け',
    keywords: {
      en: ['over the door hooks', 'door hanger', 'towel hooks'],
      de: ['türhaken', 'türgarderobe', 'handtuchhaken'],
      ja: ['ドアフック', 'コート掛け', 'タオル掛け'],
    },
    price: 1599, cost: 1120, size: [30, 9, 5], grams: 420, referral: 0.15, variants: ['BLK', 'WHT', '2PK'],
  },
  {
    code: 'TIE', zh: '领带收纳架 18钩',
    en: 'Tie Rack Hanger for Closet, 18 Folding Hooks, Space Saving',
    de: 'Krawattenhalter mit 18 klappbaren Haken, platzsparend',
    ja: 'ネクタイハンガー 18連フック 省スペース',
    keywords: {
      en: ['tie rack', 'tie hanger', 'belt organizer'],
      de: ['krawattenhalter', 'gürtelhalter', 'kleiderbügel krawatten'],
      ja: ['ネクタイハンガー', 'ベルト収納', 'クローゼット収納'],
    },
    price: 1399, cost: 980, size: [28, 20, 4], grams: 240, referral: 0.17, variants: ['BLK', 'NAT', '2PK'],
  },
  {
    code: 'LAMP', zh: '护眼LED台灯 可调光',
    en: 'LED Desk Lamp, Dimmable Eye-Caring Reading Light with USB Port',
    de: 'LED Schreibtischlampe dimmbar, augenschonend, mit USB',
    ja: 'LEDデスクライト 調光 目に優しい USBポート付き',
    keywords: {
      en: ['led desk lamp', 'reading light', 'office lamp'],
      de: ['schreibtischlampe led', 'leselampe', 'bürolampe'],
      ja: ['デスクライト', '卓上ライト', '読書灯'],
    },
    price: 3299, cost: 5200, size: [22, 16, 40], grams: 920, referral: 0.15, variants: ['BLK', 'WHT', 'GRY'],
  },
  {
    code: 'YOGA', zh: '加厚TPE瑜伽垫 6mm',
    en: 'Yoga Mat 6mm Thick, Non Slip TPE Exercise Mat with Strap',
    de: 'Yogamatte 6 mm, rutschfest, TPE, mit Tragegurt',
    ja: 'ヨガマット 6mm 滑り止め TPE ストラップ付き',
    keywords: {
      en: ['yoga mat thick', 'exercise mat', 'workout mat'],
      de: ['yogamatte rutschfest', 'gymnastikmatte', 'sportmatte'],
      ja: ['ヨガマット', 'トレーニングマット', 'エクササイズマット'],
    },
    price: 2899, cost: 3300, size: [62, 13, 13], grams: 1080, referral: 0.15, variants: ['BLU', 'GRN', 'GRY'],
  },
  {
    code: 'KNIF', zh: '厨房刀架 磁吸',
    en: 'Magnetic Knife Strip for Wall, Acacia Wood Knife Holder 16 inch',
    de: 'Messerleiste magnetisch, Akazienholz, 40 cm',
    ja: 'マグネットナイフラック アカシア 40cm',
    keywords: {
      en: ['magnetic knife strip', 'knife holder', 'kitchen organizer wall'],
      de: ['messerleiste magnetisch', 'messerhalter', 'magnetleiste küche'],
      ja: ['マグネットナイフラック', '包丁収納', 'キッチン収納'],
    },
    price: 2699, cost: 3900, size: [42, 7, 4], grams: 640, referral: 0.15, variants: ['NAT', 'BLK', '2PK'],
  },
  {
    code: 'BOTL', zh: '油醋喷壶 玻璃',
    en: 'Olive Oil Sprayer for Cooking, Glass Oil Dispenser Bottle',
    de: 'Ölsprüher für Speiseöl, Glas, zum Kochen und Grillen',
    ja: 'オイルスプレー 料理用 ガラス製',
    keywords: {
      en: ['oil sprayer for cooking', 'olive oil spray bottle', 'air fryer oil'],
      de: ['ölsprüher', 'ölspender', 'essig sprüher'],
      ja: ['オイルスプレー', 'オイルボトル', '調味料入れ'],
    },
    price: 1299, cost: 880, size: [7, 7, 19], grams: 310, referral: 0.15, variants: ['BLK', 'WHT', '2PK'],
  },
  {
    code: 'SINK', zh: '水槽沥水架 伸缩',
    en: 'Expandable Sink Dish Drying Rack, Stainless Steel Drainer',
    de: 'Abtropfgestell ausziehbar, Edelstahl, für Spüle',
    ja: '伸縮水切りラック ステンレス シンク上',
    keywords: {
      en: ['dish drying rack', 'sink drainer', 'over sink rack'],
      de: ['abtropfgestell', 'geschirrabtropfer', 'abtropfkorb'],
      ja: ['水切りラック', '食器水切り', 'シンク上ラック'],
    },
    price: 2399, cost: 2950, size: [37, 20, 8], grams: 830, referral: 0.15, variants: ['BLK', 'GRY'],
  },
  {
    code: 'PETB', zh: '宠物慢食碗',
    en: 'Slow Feeder Dog Bowl, Anti-Gulping Puzzle Dish, Non Slip',
    de: 'Antischlingnapf Hund, rutschfest, Langsamfutter',
    ja: '早食い防止 犬用食器 スローフィーダー',
    keywords: {
      en: ['slow feeder dog bowl', 'puzzle feeder', 'dog dish'],
      de: ['antischlingnapf', 'hundenapf', 'futternapf langsam'],
      ja: ['早食い防止 犬', '犬 食器', 'スローフィーダー'],
    },
    price: 1499, cost: 900, size: [23, 23, 6], grams: 350, referral: 0.15, variants: ['GRY', 'BLU', 'GRN'],
  },
  {
    code: 'LEAS', zh: '反光牵引绳 1.5米',
    en: 'Reflective Dog Leash 5ft, Padded Handle, Heavy Duty Rope',
    de: 'Hundeleine reflektierend 1,5 m, gepolsterter Griff',
    ja: '反射リード 1.5m 犬用 クッションハンドル',
    keywords: {
      en: ['dog leash', 'reflective rope leash', 'heavy duty leash'],
      de: ['hundeleine', 'führleine', 'leine reflektierend'],
      ja: ['犬 リード', '反射リード', '大型犬 リード'],
    },
    price: 1399, cost: 760, size: [18, 11, 4], grams: 210, referral: 0.15, variants: ['BLK', 'BLU', 'GRN'],
  },
  {
    code: 'CABL', zh: '数据线收纳盒',
    en: 'Cable Management Box, Power Strip Hider with Wood Lid',
    de: 'Kabelbox für Steckdosenleiste, mit Holzdeckel',
    ja: 'ケーブルボックス 電源タップ収納 木目蓋',
    keywords: {
      en: ['cable management box', 'cord hider', 'power strip box'],
      de: ['kabelbox', 'kabelmanagement', 'steckdosenbox'],
      ja: ['ケーブルボックス', 'コード収納', 'タップ収納'],
    },
    price: 2299, cost: 2480, size: [32, 14, 13], grams: 720, referral: 0.15, variants: ['WHT', 'BLK'],
  },
  {
    code: 'STND', zh: '铝合金笔记本支架',
    en: 'Laptop Stand for Desk, Adjustable Aluminum Computer Riser',
    de: 'Laptopständer verstellbar, Aluminium, für Schreibtisch',
    ja: 'ノートパソコンスタンド アルミ 高さ調整',
    keywords: {
      en: ['laptop stand', 'laptop riser', 'computer stand for desk'],
      de: ['laptopständer', 'notebook ständer', 'laptop halterung'],
      ja: ['ノートパソコンスタンド', 'PCスタンド', 'タブレットスタンド'],
    },
    price: 2799, cost: 3980, size: [27, 24, 5], grams: 890, referral: 0.08, variants: ['GRY', 'BLK', 'WHT'],
  },
  {
    code: 'PHON', zh: '车载手机支架 磁吸',
    en: 'Magnetic Phone Mount for Car, Vent Clip, Strong Hold',
    de: 'Handyhalterung Auto magnetisch, Lüftung',
    ja: '車載ホルダー マグネット エアコン吹き出し口',
    keywords: {
      en: ['magnetic phone mount', 'car phone holder', 'vent mount'],
      de: ['handyhalterung auto', 'kfz halterung magnetisch', 'handyhalter lüftung'],
      ja: ['車載ホルダー', 'スマホホルダー 車', 'マグネット スマホ'],
    },
    price: 1799, cost: 1350, size: [11, 8, 5], grams: 120, referral: 0.08, variants: ['BLK', 'GRY'],
  },
  {
    code: 'CURT', zh: '遮光窗帘 两片装',
    en: 'Blackout Curtains 2 Panels, Thermal Insulated, Grommet',
    de: 'Verdunkelungsvorhang 2er Set, Thermo, mit Ösen',
    ja: '遮光カーテン 2枚組 断熱',
    keywords: {
      en: ['blackout curtains', 'thermal curtains', 'bedroom curtains'],
      de: ['verdunkelungsvorhang', 'thermovorhang', 'vorhang blickdicht'],
      ja: ['遮光カーテン', '断熱カーテン', 'カーテン 2枚組'],
    },
    price: 3499, cost: 4700, size: [33, 26, 7], grams: 1450, referral: 0.15, variants: ['GRY', 'BLU', 'WHT'],
  },
  {
    code: 'RUGS', zh: '浴室吸水地垫',
    en: 'Bath Mat, Ultra Soft Absorbent Bathroom Rug, Non Slip',
    de: 'Badematte rutschfest, weich, saugfähig',
    ja: 'バスマット 吸水 速乾 滑り止め',
    keywords: {
      en: ['bath mat non slip', 'bathroom rug', 'absorbent bath mat'],
      de: ['badematte rutschfest', 'badvorleger', 'duschmatte'],
      ja: ['バスマット', '吸水マット', '足拭きマット'],
    },
    price: 1999, cost: 1880, size: [38, 26, 6], grams: 620, referral: 0.15, variants: ['GRY', 'BLU', 'WHT'],
  },
  {
    code: 'SHEL', zh: '浴室置物架 免打孔',
    en: 'Adhesive Shower Caddy, Rustproof Bathroom Shelf Organizer',
    de: 'Duschregal ohne Bohren, rostfrei, selbstklebend',
    ja: 'シャワーラック 粘着式 さびない',
    keywords: {
      en: ['shower caddy adhesive', 'bathroom shelf', 'shower organizer'],
      de: ['duschregal ohne bohren', 'duschablage', 'badregal'],
      ja: ['シャワーラック', '浴室ラック', 'お風呂 収納'],
    },
    price: 2199, cost: 2250, size: [32, 13, 9], grams: 780, referral: 0.15, variants: ['BLK', 'WHT', '2PK'],
  },
  {
    code: 'BINS', zh: '衣物收纳箱 可折叠',
    en: 'Foldable Storage Bins with Lids, Fabric Closet Organizer',
    de: 'Aufbewahrungsbox mit Deckel, faltbar, Stoff',
    ja: '収納ボックス 蓋付き 折りたたみ 布製',
    keywords: {
      en: ['storage bins with lids', 'closet organizer', 'fabric storage box'],
      de: ['aufbewahrungsbox mit deckel', 'faltbox stoff', 'kleideraufbewahrung'],
      ja: ['収納ボックス', '衣類収納', '折りたたみ収納'],
    },
    price: 2999, cost: 3600, size: [39, 27, 6], grams: 1350, referral: 0.15, variants: ['GRY', '4PK', '6PK'],
  },
  {
    code: 'SPRD', zh: '硅胶厨具六件套',
    en: 'Silicone Kitchen Utensil Set 6 pcs, Heat Resistant, Wooden Handle',
    de: 'Küchenhelfer Set Silikon 6-teilig, hitzebeständig',
    ja: 'シリコンキッチンツール 6点セット 耐熱',
    keywords: {
      en: ['silicone utensil set', 'kitchen utensils', 'cooking utensils wooden handle'],
      de: ['küchenhelfer set silikon', 'kochbesteck', 'silikon kochlöffel'],
      ja: ['キッチンツールセット', 'シリコン調理器具', 'フライ返し'],
    },
    price: 2599, cost: 2700, size: [35, 13, 9], grams: 690, referral: 0.15, variants: ['BLK', 'GRY', 'GRN'],
  },
  {
    code: 'SCAL', zh: '厨房电子秤 5kg',
    en: 'Digital Kitchen Scale 11lb, Stainless Steel Food Scale',
    de: 'Küchenwaage digital 5 kg, Edelstahl',
    ja: 'デジタルキッチンスケール 5kg ステンレス',
    keywords: {
      en: ['kitchen scale', 'food scale digital', 'baking scale'],
      de: ['küchenwaage digital', 'backwaage', 'lebensmittelwaage'],
      ja: ['キッチンスケール', 'デジタルはかり', 'お菓子作り はかり'],
    },
    price: 1699, cost: 1750, size: [22, 17, 3], grams: 430, referral: 0.15, variants: ['BLK', 'WHT'],
  },
  {
    code: 'GARD', zh: '园艺手套 防刺',
    en: 'Gardening Gloves, Thorn Proof, Breathable Work Gloves',
    de: 'Gartenhandschuhe dornensicher, atmungsaktiv',
    ja: 'ガーデニング手袋 とげ防止 通気性',
    keywords: {
      en: ['gardening gloves', 'thorn proof gloves', 'work gloves women'],
      de: ['gartenhandschuhe', 'arbeitshandschuhe', 'rosenhandschuhe'],
      ja: ['ガーデニング手袋', '園芸手袋', '作業手袋'],
    },
    price: 1199, cost: 620, size: [24, 13, 3], grams: 130, referral: 0.15, variants: ['GRN', 'GRY', '2PK'],
  },
  {
    code: 'SOLR', zh: '太阳能庭院灯',
    en: 'Solar Garden Lights Outdoor Waterproof, Pathway Stake Lights',
    de: 'Solarleuchten Garten wasserdicht, Wegbeleuchtung',
    ja: 'ソーラーガーデンライト 防水 屋外',
    keywords: {
      en: ['solar garden lights', 'pathway lights outdoor', 'solar stake lights'],
      de: ['solarleuchten garten', 'gartenlampen solar', 'wegeleuchten'],
      ja: ['ソーラーライト 屋外', 'ガーデンライト', '防水ライト'],
    },
    price: 3199, cost: 3850, size: [30, 18, 14], grams: 980, referral: 0.15, variants: ['4PK', '6PK'],
  },
  {
    code: 'BKPK', zh: '防泼水电脑双肩包',
    en: 'Laptop Backpack 15.6 inch, Water Resistant, USB Charging Port',
    de: 'Laptop Rucksack 15,6 Zoll, wasserabweisend, USB',
    ja: 'リュック 15.6インチ PC 撥水 USBポート',
    keywords: {
      en: ['laptop backpack', 'travel backpack', 'college backpack'],
      de: ['laptop rucksack', 'business rucksack', 'schulrucksack'],
      ja: ['ビジネスリュック', 'PCリュック', '通勤リュック'],
    },
    price: 3999, cost: 5900, size: [45, 31, 12], grams: 980, referral: 0.15, variants: ['BLK', 'GRY', 'BLU'],
  },
  {
    code: 'UMBR', zh: '全自动折叠伞',
    en: 'Windproof Travel Umbrella, Automatic Open Close, 10 Ribs',
    de: 'Regenschirm sturmfest, automatisch, 10 Rippen',
    ja: '折りたたみ傘 自動開閉 耐風 10本骨',
    keywords: {
      en: ['travel umbrella windproof', 'automatic umbrella', 'compact umbrella'],
      de: ['regenschirm sturmfest', 'taschenschirm automatik', 'schirm klein'],
      ja: ['折りたたみ傘', '自動開閉 傘', '耐風傘'],
    },
    price: 2099, cost: 2050, size: [31, 7, 7], grams: 410, referral: 0.15, variants: ['BLK', 'BLU', 'GRN'],
  },
  {
    code: 'FILT', zh: '空气净化器滤芯',
    en: 'Replacement HEPA Filter, 3-in-1, H13 True HEPA',
    de: 'Ersatzfilter HEPA H13, 3-in-1, für Luftreiniger',
    ja: '空気清浄機 交換フィルター HEPA H13',
    keywords: {
      en: ['hepa filter replacement', 'air purifier filter', 'h13 filter'],
      de: ['ersatzfilter luftreiniger', 'hepa filter h13', 'luftfilter'],
      ja: ['交換フィルター', 'HEPAフィルター', '空気清浄機 フィルター'],
    },
    price: 2299, cost: 2100, size: [20, 20, 12], grams: 480, referral: 0.15, variants: ['WHT', '2PK', '4PK'],
  },
  {
    code: 'TOWL', zh: '纯棉洗脸巾 加大加厚',
    en: 'Cotton Face Towels, Extra Thick Quick Dry Washcloths',
    de: 'Gesichtstücher Baumwolle, extra dick, schnelltrocknend',
    ja: 'フェイスタオル 綿100% 厚手 速乾',
    keywords: {
      en: ['face towels cotton', 'washcloths', 'quick dry towels'],
      de: ['gesichtstücher', 'waschlappen baumwolle', 'gästehandtücher'],
      ja: ['フェイスタオル', '綿タオル', '速乾タオル'],
    },
    price: 1899, cost: 1580, size: [28, 20, 8], grams: 560, referral: 0.15, variants: ['GRY', '4PK', '6PK'],
  },
]
