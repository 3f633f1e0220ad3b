extension WebPage {
  /// The parts of the page, which its scripts fill.
  static func body(title: String) -> String {
    [bar(title: title), stage, strip, inspector, voice].joined(separator: "\n")
  }

  /// The name of the app and the tools.
  private static func bar(title: String) -> String {
    """
    <header class="studio-bar">
      <h1 class="app-name">\(title)</h1>
      <div class="bar-group">
        <div class="segments" role="group" aria-label="Wireframe" id="wireframes"></div>
        <div class="segments">
          <button type="button" id="all" aria-pressed="false"
            aria-label="All wireframes side by side"><span></span></button>
        </div>
        <div class="segments" role="group" aria-label="Device" id="devices"></div>
      </div>
      <div class="bar-group is-end">
        <button class="tool" id="search" aria-label="Search places and actions"
          aria-keyshortcuts="/"><span>Search</span><kbd aria-hidden="true">/</kbd></button>
        <button class="tool" id="map-switch" aria-expanded="false" aria-label="Map"
          aria-controls="map-pane" aria-keyshortcuts="m"><span>Map</span></button>
        <button class="tool" id="share" aria-label="Share"><span>Share</span></button>
        <button class="tool" id="save-test" aria-label="Save as test"
          ><span>Save as test</span></button>
        <button class="tool" id="panel-switch" aria-expanded="true" aria-label="Inspector"
          aria-controls="inspector"><span>Inspector</span></button>
      </div>
    </header>
    """
  }

  /// The device with the app, and the places of the other wireframes.
  private static let stage = """
    <main class="stage" aria-label="The app">
      <section class="own">
        <div class="own-box" id="own-box">
          <div class="device" id="device">
            <div class="device-top" aria-hidden="true"><span class="clock"></span><i></i></div>
            <div class="screen" id="screen"></div>
            <div class="device-bottom" aria-hidden="true"></div>
          </div>
        </div>
        <div class="caption" id="own-caption" hidden></div>
      </section>
      <div class="companions" id="companions"></div>
      <section class="map-pane" id="map-pane" aria-labelledby="map-title">
        <div class="map-bar">
          <h2 id="map-title">Map</h2>
          <span id="map-facts" role="status"></span>
          <button class="tool" id="map-fit"><span>Fit</span></button>
        </div>
        <div class="map" id="map"><div id="map-view"></div></div>
        <div id="map-place" role="group" aria-label="Place" hidden>
          <b></b><span></span>
          <button class="tool" id="show-visit">Show the visit</button>
          <button class="tool" id="go-there">Go there</button>
        </div>
      </section>
    </main>
    """

  /// The film strip with the playhead and the branches.
  private static let strip = """
    <footer class="strip" aria-label="Session">
      <div class="strip-bar">
        <button class="tool" id="replay" aria-pressed="false" aria-label="Replay"
          ><span>Replay</span></button>
        <button class="tool is-icon" id="earlier" aria-label="Earlier step"
          aria-keyshortcuts=","></button>
        <button class="tool is-icon" id="later" aria-label="Later step"
          aria-keyshortcuts="."></button>
        <p class="strip-words"><b id="step-count"></b> <span id="step-name"></span></p>
        <button class="tool" id="branch-here" aria-keyshortcuts="b" aria-label="Branch here"
          ><span>Branch here</span></button>
        <button class="tool" id="show-now" aria-keyshortcuts="n" aria-label="Back to now"
          ><span>Back to now</span></button>
      </div>
      <div class="film" id="film" role="group" aria-label="Frames"></div>
      <div class="rail"><input type="range" id="playhead" min="0" max="0" value="0" step="1"
        aria-label="Playhead"></div>
      <div class="branches" id="branches" role="group" aria-label="Branches" hidden></div>
    </footer>
    """

  /// The presentation log, the navigation tree and the flows.
  private static let inspector = """
    <aside class="inspector" id="inspector" aria-label="Inspector">
      <section class="pane log-pane" aria-labelledby="log-title">
        <h2 id="log-title">Presentation log</h2>
        <div class="lines" id="log" tabindex="0" role="log" aria-live="off"
          aria-labelledby="log-title"></div>
      </section>
      <section class="pane tree-pane" aria-label="Screens and flows">
        <div class="segments" role="group" aria-label="Tree">
          <button type="button" id="show-tree" aria-pressed="true">Screens</button>
          <button type="button" id="show-flows" aria-pressed="false">Flows</button>
        </div>
        <div class="lines" id="tree" tabindex="0" role="region" aria-label="Navigation tree"></div>
        <div class="lines" id="flows" tabindex="0" role="region" aria-label="Flows" hidden></div>
      </section>
    </aside>
    """

  /// The regions that screen readers speak.
  private static let voice = """
    <div class="spoken" id="spoken" role="status" aria-live="polite"></div>
    <div class="spoken" id="spoken-now" role="alert" aria-live="assertive"></div>
    <div class="notice" id="notice" role="status" aria-live="polite"></div>
    """
}
