/// The posters of an app's maps with the facts about each place and edge, for a page that draws the
/// places by its script.
package struct MapPosters {
  private let title: String
  private let maps: [NavigationMap]
  private let edition: String?
  private let changes: MapChanges
  private let accepted: [String: String]
  private let artist: PageArtist

  /// Creates the posters of an app's maps.
  /// - Parameters:
  ///   - title: the name of the app.
  ///   - maps: the maps, one for each wireframe.
  ///   - baseline: the baseline whose differences and accepted traps the page marks.
  ///   - edition: the version and the date that the page states.
  ///   - artist: numbers the pictures of places.
  package init(
    title: String, maps: [NavigationMap], baseline: NavigationBaseline? = nil,
    edition: String? = nil, artist: PageArtist
  ) {
    (self.title, self.maps, self.edition) = (title, maps, edition)
    self.artist = artist
    accepted = baseline?.acceptedTraps ?? [:]
    changes = MapChanges(from: baseline, to: maps)
  }

  /// The parts of the page as markup, by the names that its file gives them.
  package var texts: [String: String] {
    let sheets = maps.map {
      MapDrawing(
        $0, title: title, edition: edition, changes: changes, accepted: accepted,
        isCompared: maps.count > 1
      ).sheet
    }
    let data = PageData(
      maps: maps, sheets: sheets, changes: changes, accepted: accepted, artist: artist)
    return [
      "title": title.escaped, "data": data.json, "wireframes": choices,
      "sheets": sheets.enumerated().map { sheet($1, $0) }.joined(separator: "\n"),
      "changes": changes.count.map {
        "<button class=\"tool\" id=\"changes\" aria-pressed=\"false\">\($0) \($0 == 1 ? "change" : "changes")</button>"
      } ?? "",
      "colors": """
      :root{\(MapPalette.declarations(.light))}
      @media screen and (prefers-color-scheme:dark){:root{\(MapPalette.declarations(.dark))}}
      """,
    ]
  }

  private var choices: String {
    let all = maps.count > 1 ? "<button data-show=\"all\">all</button>" : ""
    return maps.enumerated().map { number, map in
      "<button data-show=\"\(number)\">\(map.title.escaped)</button>"
    }
    .joined() + all
  }

  private func sheet(_ sheet: SheetDrawing, _ number: Int) -> String {
    let (width, height) = (sheet.size.x, sheet.size.y)
    return """
      <section class="sheet" data-sheet="\(number)" style="width:\(width.text)px;\
      height:\((sheet.headHeight + height + sheet.footHeight).text)px" \
      data-top="\(sheet.headHeight.text)" data-height="\(sheet.fitHeight.text)">
      \(svg("head", sheet.heading, width, sheet.headHeight, top: 0))
      \(svg("under", sheet.ground, width, height, top: sheet.headHeight))
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
