"""The first page of the gallery, in the look of the project's other pages."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fbfaf8; --sheet: #ffffff; --text: #17171c; --soft: #5a5a66; --rule: #dedbd4;
  --accent: #4a3fd6; --on-accent: #ffffff; --tint: #e3e1ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #121216; --sheet: #1a1a1f; --text: #f3f3f6; --soft: #a9a9b6; --rule: #34343d;
    --accent: #a19bff; --on-accent: #14121f; --tint: #242334;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 1240px; padding: 56px 28px 72px; background: var(--paper); color: var(--text);
  font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
}
h1 { margin: 0; font-size: clamp(34px, 6vw, 52px); line-height: 1.1; letter-spacing: -.03em; }
h2 { margin: 64px 0 6px; font-size: 26px; letter-spacing: -.02em; }
h3 { margin: 0; font-size: 20px; letter-spacing: -.01em; }
p { margin: 10px 0 0; max-width: 68ch; }
.lead { font-size: 19px; }
.soft { color: var(--soft); }
nav, .ways { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 20px; }
a { color: var(--accent); text-underline-offset: 3px; }
.way {
  display: inline-block; padding: 9px 16px; border-radius: 12px; font-weight: 600; text-decoration: none;
  background: var(--tint);
}
.way.first { background: var(--accent); color: var(--on-accent); }
.way:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 12px; }
ul {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 24px;
  margin: 24px 0 0; padding: 0; list-style: none;
}
li {
  display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--rule);
  border-radius: 20px; background: var(--sheet);
}
.poster {
  display: block; aspect-ratio: 8 / 5; overflow: hidden; padding: 10px 12px 0; background: var(--paper);
  border-bottom: 1px solid var(--rule);
}
.poster img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: left top; }
.poster:focus-visible { outline-offset: -3px; }
.words { display: flex; flex: 1; flex-direction: column; padding: 18px 20px 20px; }
.words p { font-size: 15px; }
.ways { margin-top: auto; padding-top: 18px; }
code {
  padding: 2px 7px; border-radius: 7px; background: var(--tint); font: 14px/1.5 ui-monospace, Menlo, Consolas,
  "DejaVu Sans Mono", monospace; overflow-wrap: anywhere;
}
footer { margin-top: 64px; color: var(--soft); font-size: 15px; }
@media (forced-colors: active) { .way { border: 1px solid; } }
"""


def card(name, description, session):
    # The picture is a second link to the map, so it is left out of the order of the focus.
    return f"""<li>
<a class="poster" href="{name}/map.html" tabindex="-1" aria-hidden="true"><picture>
<source media="(prefers-color-scheme: dark)" srcset="{name}/poster-dark.svg">
<img src="{name}/poster.svg" alt="" loading="lazy"></picture></a>
<div class="words">
<h3>{name}</h3>
<p>{description}</p>
<p class="soft">{session}</p>
<div class="ways"><a class="way first" href="{name}/session.html" aria-label="Play a session of {name}">Play \
the session</a>
<a class="way" href="{name}/map.html" aria-label="Map of {name}">Map</a></div>
</div>
</li>"""


def page(samples, has_documentation):
    """Returns the page of samples, each with its name, its description and a sentence about its session."""
    ways = [("docs/documentation/", "Documentation"), ("docs/tutorials/learnwireflow/", "Tutorials")]
    links = "\n".join(
        f'<a class="way{" first" if place == 0 else ""}" href="{address}">{words}</a>'
        for place, (address, words) in enumerate(ways))
    head = f'<nav aria-label="Documentation">\n{links}\n</nav>' if has_documentation else ""
    cards = "\n".join(card(*sample) for sample in samples)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wireflow: a gallery of apps</title>
<meta name="description" content="Sample apps of Wireflow to play in a browser, with a map of each.">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; \
style-src 'unsafe-inline'">
<link rel="icon" href="data:,">
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>Wireflow</h1>
<p class="lead">Screens define what the user sees, flow coordinators decide when, and wireframes decide how. \
Your app's navigation runs anywhere, without a simulator, and its tests compare plain text.</p>
{head}
</header>
<main>
<h2>Apps to play</h2>
<p>Each session is one page that needs no server. Drag its playhead, or press Play, to see the app, the \
presentation log and the map at each step. Wireflow draws each map by using the app.</p>
<ul>
{cards}
</ul>
<h2>Run them yourself</h2>
<p>You need Swift 6.3, but no simulator. <code>swift run Audiobooks --web</code> opens an app in your \
browser, and <code>swift run Audiobooks</code> in your terminal. <code>--play session.txt --share \
session.html</code> makes a page like these from a session of your own app.</p>
</main>
<footer>Wireflow's own commands made every page of this gallery.</footer>
</body>
</html>
"""
