/// The look of a map, light and dark.
enum MapStyle {
  static let css = """
    :root{--paper:#f4f5f8;--ink:#1b1f2a;--soft:#687083;--sheet:#fff;--line:#dfe3eb;--fill:#f2f4f8;\
    --band:94%;--tint:42%;--chip:93%;--shadow:rgba(22,30,52,.10);--added:#15803d;--lost:#c02626}
    @media (prefers-color-scheme:dark){:root{--paper:#101319;--ink:#eef1f7;--soft:#929bb0;\
    --sheet:#1c212b;--line:#303745;--fill:#262c38;--band:13%;--tint:72%;--chip:22%;\
    --shadow:rgba(0,0,0,.4);--added:#4ade80;--lost:#f87171}}
    svg text{font-family:Inter,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;\
    font-size:11.5px;fill:var(--ink)}
    .paper{fill:var(--paper)}
    .heading{font-size:22px!important;font-weight:700;letter-spacing:-.3px}
    .facts{fill:var(--soft)!important}
    .band{fill:hsl(var(--hue) 45% var(--band));stroke:hsl(var(--hue) 40% 60%/.28)}
    .lane-kind{font-size:9.5px!important;font-weight:700;letter-spacing:1.2px;\
    fill:hsl(var(--hue) 45% var(--tint))!important}
    .lane-title{font-size:14px;letter-spacing:0;font-weight:650}
    .sheet{fill:var(--sheet);stroke:var(--line);filter:drop-shadow(0 2px 5px var(--shadow))}
    .title{font-size:13.5px!important;font-weight:650}
    .flow{font-size:10px!important;fill:var(--soft)!important}
    .start{fill:hsl(145 60% 45%);stroke:hsl(145 60% 45%/.25);stroke-width:5}
    .row rect,.choice rect:first-child,.toggle rect:first-child{fill:var(--fill)}
    .field rect{fill:var(--sheet);stroke:var(--line)}
    .field text{fill:var(--soft)!important}
    .button rect{fill:hsl(var(--hue) 60% 55%/.10);stroke:hsl(var(--hue) 50% 55%/.35)}
    .button text{fill:hsl(var(--hue) 55% var(--tint))!important;text-anchor:middle;font-weight:550}
    .primary rect{fill:hsl(var(--hue) 55% 48%)}
    .primary text{fill:#fff!important;text-anchor:middle;font-weight:600}
    .switch{fill:hsl(var(--hue) 50% 55%)}
    .knob{fill:#fff}
    .text,.image,.progress,.note,.mark{fill:var(--soft)!important}
    .image{font-style:italic}
    .note{font-size:10.5px!important}
    .chip rect{fill:hsl(var(--hue) 60% var(--chip));stroke:hsl(var(--hue) 50% 55%/.35)}
    .chip text{font-size:10px!important;font-weight:550;fill:hsl(var(--hue) 60% var(--tint))!important}
    .curve{fill:none;stroke:hsl(var(--hue) 45% 55%);stroke-width:1.6}
    .tip,.port{fill:hsl(var(--hue) 45% 55%)}
    .card{cursor:pointer;outline:none}
    .card:focus-visible .sheet,.card.selected .sheet{stroke:hsl(var(--hue) 65% 55%);stroke-width:2.5}
    .card.less .sheet{stroke:var(--lost);stroke-width:2.5}
    .card.new .sheet{stroke:var(--added);stroke-width:2.5}
    .edge.new .curve{stroke:var(--added);stroke-width:2.6}
    .edge.new .tip,.edge.new .port{fill:var(--added)}
    .dimmed{opacity:.16}
    """
}
