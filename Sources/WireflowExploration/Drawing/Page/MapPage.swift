/// One offline page for any browser, with the posters of an app's maps and the facts about each
/// place and edge.
///
/// ```swift
/// let page = MapPage(title: "Notes", maps: [tabs, columns], baseline: before)
/// try page.html.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct MapPage {
  private let title: String
  private let maps: [NavigationMap]
  private let edition: String?
  private let changes: MapChanges
  private let accepted: [String: String]
  private let artist: PageArtist?

  /// Creates the page of an app's maps, one for each wireframe.
  /// - Parameters:
  ///   - title: the name of the app.
  ///   - maps: the maps.
  ///   - baseline: the baseline whose differences and accepted traps the page marks.
  ///   - edition: the version and the date that the page states.
  public init(
    title: String, maps: [NavigationMap], baseline: NavigationBaseline? = nil,
    edition: String? = nil
  ) {
    self.init(title: title, maps: maps, baseline: baseline, edition: edition, artist: nil)
  }

  /// Creates a page whose places are drawn by a script.
  package init(
    title: String, maps: [NavigationMap], baseline: NavigationBaseline? = nil,
    edition: String? = nil, artist: PageArtist?
  ) {
    (self.title, self.maps, self.edition) = (title, maps, edition)
    self.artist = artist
    accepted = baseline?.acceptedTraps ?? [:]
    changes = MapChanges(from: baseline, to: maps)
  }

  /// The page.
  public var html: String {
    let drawings = maps.map {
      MapDrawing(
        $0, title: title, edition: edition, changes: changes, accepted: accepted,
        isCompared: maps.count > 1)
    }
    let sheets = drawings.enumerated().map { number, drawing in
      sheet(drawing.sheet, number)
    }
    let data = PageData(
      maps: maps, sheets: drawings.map(\.sheet), changes: changes, accepted: accepted,
      artist: artist)
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.escaped): navigation</title>
      <style>\(artist?.style ?? "")
      :root{\(MapPalette.declarations(.light))}
      @media screen and (prefers-color-scheme:dark){:root{\(MapPalette.declarations(.dark))}}
      \(Self.style)</style></head><body>
      \(header)
      <main id="paper"><div id="view">\(sheets.joined(separator: "\n"))</div></main>
      <aside id="panel" hidden aria-label="Details"></aside>
      <div id="announce" role="status" aria-live="polite"></div>
      <script type="application/json" id="data">\(data.json)</script>
      <script type="module">\(artist?.script ?? "")
      \(Self.script)
      \(Self.panelScript)
      \(Self.fitScript)
      \(Self.moveScript)</script></body></html>

      """
  }

  private var header: String {
    let choices = maps.enumerated().map { number, map in
      "<button data-show=\"\(number)\">\(map.wireframe.escaped)</button>"
    }
    let all = maps.count > 1 ? "<button data-show=\"all\">all</button>" : ""
    let count = changes.count.map {
      "<button id=\"changes\" aria-pressed=\"false\">\($0) \($0 == 1 ? "change" : "changes")</button>"
    }
    return """
      <header><h1>\(title.escaped)</h1>
      <div class="views" role="group" aria-label="Wireframe">\(choices.joined())\(all)</div>
      <input id="search" type="search" placeholder="Search places and actions ( / )" \
      aria-label="Search places and actions">
      <label>Flow <select id="flow"><option value="">all</option></select></label>
      <label>Action <select id="action"><option value="">all</option></select></label>
      <span id="count"></span>\(count ?? "")\
      <button id="traps" hidden></button><button id="anywhere">Anywhere</button>
      <button id="fit" title="Show all (0)">Fit</button>
      <select id="print" aria-label="Print"><option value="">Print</option>\
      <option>A3</option><option>A4</option></select></header>
      """
  }

  private func sheet(_ sheet: SheetDrawing, _ number: Int) -> String {
    let (width, height) = (sheet.size.x, sheet.size.y)
    let pages = artist == nil ? sheet.pages : sheet.pages.filter { _ in false }
    return """
      <section class="sheet" data-sheet="\(number)" style="width:\(width.text)px;\
      height:\((sheet.headHeight + height + sheet.footHeight).text)px" \
      data-top="\(sheet.headHeight.text)" data-height="\(sheet.fitHeight.text)">
      \(svg("head", sheet.heading, width, sheet.headHeight, top: 0))
      \(svg("under", sheet.ground + pages, width, height, top: sheet.headHeight))
      <div class="slots" style="top:\(sheet.headHeight.text)px"></div>
      \(svg("over", sheet.front, width, height, top: sheet.headHeight))
      \(svg("foot", sheet.legend, width, sheet.footHeight, top: sheet.headHeight + height))
      \(svg("lists", sheet.lists, width, sheet.footHeight, top: sheet.headHeight + height))
      </section>
      """
  }

  private func svg(
    _ name: String, _ shapes: [MapShape], _ width: Double, _ height: Double, top: Double
  ) -> String {
    """
    <svg class="\(name)" viewBox="0 0 \(width.text) \(height.text)" width="\(width.text)" \
    height="\(height.text)" style="top:\(top.text)px" font-family="\(MapDrawing.fonts)">
    \(shapes.svg(.variables))</svg>
    """
  }
}
