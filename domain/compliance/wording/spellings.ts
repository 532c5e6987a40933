import type { Language } from '../../languages.ts';

interface Spellings {
  /** Words that are read for these when one letter is wrong, missing, doubled or has changed places with the next; in small letters without accents. */
  readonly keywords: string;
  /** Other words one letter away from those, which are no mistake. */
  readonly others: string;
  /** How else a word is written: without its apostrophe, cut off by one, by its sound, or as something small. */
  readonly instead: Readonly<Record<string, string>>;
  /** Words that hashtags without capitals are made of, besides the keywords. */
  readonly tagged: string;
}

/** How words that matter are misspelled, and how they are joined in hashtags. */
export const SPELLINGS: Readonly<Record<Language, Spellings>> = {
  en: {
    keywords:
      'children family families adult adults toddlers toddler teenager teenagers babies wheelchair wheelchairs disabled disability disabilities handicapped section vouchers voucher service animal animals emotional christian christians catholic catholics muslim muslims jewish couples couple bachelor bachelors newlywed newlyweds retiree retirees senior seniors student students immigrants immigrant foreigner foreigners citizen citizens married female females english hispanic hispanics mexican mexicans chinese welfare neighborhood neighborhoods preferred pregnant professional professionals religious',
    others:
      'anima animas babes babiest barbies chines christiana christiane christiania christina coupe coupes coupled coupler couplers couplet couplets disable foamily jewfish marred marrieds muslin muslins neighbourhood retire retires retrees sections suction senor teenage tweenager senora senors serviced servicer services teenages tiddler tiddlers toddle toddles tweenagers vouches welfares',
    instead: {
      dont: "don't",
      doesnt: "doesn't",
      isnt: "isn't",
      arent: "aren't",
      wont: "won't",
      cant: "can't",
      didnt: "didn't",
      wouldnt: "wouldn't",
      shouldnt: "shouldn't",
      youre: "you're",
      babys: 'babies',
      familys: 'families',
      kidz: 'kids',
    },
    tagged:
      'no sec section vouchers renters cash not only free just kids kid child childfree adult pets ladies women men girls singles gay straight white black 8 hud living home homes house rental building community neighborhood area friendly allowed welcome good great best safe schools young professional empty nesters pad please speakers dogs dog english asian indian christian values real tenants',
  },
  es: {
    keywords:
      'familia familias adulto adultos mascota mascotas embarazada embarazadas aceptamos aceptan discapacitado discapacitados discapacidad minusvalido minusvalidos seccion servicio animales cristiano cristianos cristiana cristianas catolico catolicos catolica catolicas musulmanes judio judios mujeres hombre hombres caballero caballeros senorita senoritas soltero solteros soltera solteras pareja parejas matrimonio matrimonios jubilado jubilados estudiante estudiantes inmigrante inmigrantes extranjero extranjeros ciudadano ciudadanos profesionista profesionistas profesionales',
    others:
      'adults animals families acepta acepte acepten aceptemos acepto adultas adulta caballeras caballeroso catolice catolices catoliza ciudadana ciudadanas cristianar cristiane cristina cristinas cristino cristinos discapacitada discapacitadas embarazado embarazados embrazada embrazadas estudiantil extranjera extranjeras familiar familiares familio adulo hambre hambres hombrea hombro hombros jodio jubilando jubilada jubiladas judas judia judias judos minusvalida minusvalidas mueres musulmana parea musulmanas pareas parejos parejo preferibles saltera salteras saltero salteros secciona seccione secciono servicia servicie servicios senoria senorias senoritos senorito soleras solera solero soleros soltara soltaras soltura solturas succion sesion profesionalmente',
    instead: {
      pa: 'para',
      "pa'": 'para',
      ombre: 'hombre',
      ombres: 'hombres',
      ijos: 'hijos',
      ninios: 'ninos',
      nihos: 'ninos',
      parejita: 'pareja',
      parejitas: 'parejas',
      familita: 'familia',
      familiecita: 'familia',
      solterito: 'soltero',
      solterita: 'soltera',
      solteritos: 'solteros',
      solteritas: 'solteras',
      casadito: 'casado',
      casadita: 'casada',
      casaditos: 'casados',
      casaditas: 'casadas',
      maridito: 'marido',
      esposito: 'esposo',
      esposita: 'esposa',
      mujercita: 'mujer',
      hijito: 'hijo',
      hijitos: 'hijos',
      ninitos: 'ninos',
      ninitas: 'ninas',
      jovencito: 'joven',
      jovencita: 'joven',
      jovencitos: 'jovenes',
      jovencitas: 'jovenes',
      muchachita: 'muchacha',
      muchachito: 'muchacho',
      viejito: 'viejo',
      abuelitos: 'abuelos',
      abuelitas: 'abuelas',
      estudiantitas: 'estudiantes',
    },
    tagged:
      'sin no ni solo solamente puros para de y o ninos ninas hijos ninos gente mujer hombre damas 8 vales hud libre vida adulta barrio zona calle colonia segura seguro buenas mejores escuelas familiar renta departamento depa cuarto casa edificio comunidad soltero soltera perros perro bienvenidos latinos blancos jovenes cristiano por favor',
  },
};
