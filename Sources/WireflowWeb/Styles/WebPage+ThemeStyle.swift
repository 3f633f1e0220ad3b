extension WebPage {
  /// The shared colours and fonts of the page, and the plain look of its controls.
  static let themeStyle = #"""
    :root {
      color-scheme: light dark;
      --text: #17171c; --secondary: #55555f; --faint: #6f6f7a; --edge: #7d7d88;
      --ground: #eceae6; --ground-2: #dddad3; --panel: #fbfaf8; --line: #00000016;
      --app: #f4f3f1; --raised: #f4f3f1; --card: #ffffff; --fill: #7878801f; --fill-2: #78788033;
      --accent: #4a3fd6; --on-accent: #ffffff; --tint: #4a3fd61a;
      --danger: #bb1f2b; --danger-tint: #bb1f2b17; --warning: #8a5200; --good: #1a7040;
      --past: #b45f06; --frame: #0a0a0c; --rim: #8b8b9470; --scrim: #0c0c1452; --bar: #f9f8f6d9; --shadow: 0 30px 70px -18px #2b264459;
      --font: system-ui, -apple-system, "Segoe UI", Roboto, "Inter", "Noto Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono",
        monospace;
      --spring: cubic-bezier(.22, .9, .3, 1);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f3f3f6; --secondary: #a5a5b1; --faint: #8e8e9a; --edge: #8e8e9a;
        --ground: #26262d; --ground-2: #17171b; --panel: #1a1a1f; --line: #ffffff1c;
        --app: #0e0e11; --raised: #1a1a1f; --card: #26262d; --fill: #7878803d; --fill-2: #78788066;
        --accent: #a19bff; --on-accent: #14121f; --tint: #a19bff26;
        --danger: #ff7a80; --danger-tint: #ff7a8024; --warning: #f0b35c; --good: #6dd39a;
        --past: #f0b35c; --frame: #2d2d35; --rim: #a8a8b4; --scrim: #00000099; --bar: #131317d9; --shadow: 0 30px 80px -18px #000000d9;
      }
    }
    * { box-sizing: border-box; }
    button, input { font: inherit; color: inherit; }
    button { background: none; border: 0; padding: 0; margin: 0; cursor: pointer; }
    h1, h2, p { margin: 0; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    [tabindex="-1"]:focus-visible { outline: none; }
    """#
}
