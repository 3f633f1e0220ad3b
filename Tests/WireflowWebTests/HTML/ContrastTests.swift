import Testing

/// The colours of the page can be told from what they stand on, in light and in dark.
struct ContrastTests {
  /// A colour, and all that it stands on: each a pile of colours, the lowest last.
  struct Pair {
    let color: String
    let grounds: [[String]]
    let least: Double

    init(_ color: String, on grounds: [[String]], least: Double = 4.5) {
      self.color = color
      self.grounds = grounds
      self.least = least
    }
  }

  private static let pages = [["app"], ["raised"], ["card"]]
  private static let studio = [["ground"], ["ground-2"], ["panel"]]

  private static func on(_ tint: String) -> [[String]] {
    (pages + [["panel"]]).map { [tint] + $0 }
  }

  /// The text of the page.
  private static let texts = [
    Pair("text", on: pages + studio + on("fill") + [["bar", "app"]]),
    Pair(
      "secondary",
      on: pages + studio + [["bar", "app"], ["fill", "ground"], ["fill", "ground-2"]]),
    Pair("faint", on: [["card"], ["panel"]]),
    Pair("accent", on: pages + [["panel"], ["bar", "app"]] + on("tint") + on("fill")),
    Pair("on-accent", on: [["accent"], ["past"]]),
    Pair("danger", on: on("danger-tint")),
    Pair("warning", on: [["panel"], ["ground"], ["ground-2"]]),
    Pair("#f3f3f6", on: [["#17171c"]]),
    Pair("#b9b9c4", on: [["#17171c"]]),
    Pair("#c9c9d3", on: [["#ffffff14", "#17171c"]]),
    Pair("#ffffff", on: [["#ffffff29", "#17171c"]]),
    Pair("#f0b35c", on: [["#17171c"]]),
    Pair("#14121f", on: [["#a19bff"], ["#f0b35c"]]),
    Pair("good", on: [["panel"], ["tint", "panel"]]),
    Pair("secondary", on: [["tint", "panel"]]),
    Pair("panel", on: [["text"]]),
    Pair("#fff", on: [["#d22633"]]),
  ]

  /// Symbols, the borders of controls, and what shows their state.
  private static let shapes = [
    Pair("edge", on: pages, least: 3),
    Pair("accent", on: studio + on("fill-2"), least: 3),
    Pair("faint", on: pages, least: 3),
    Pair("on-accent", on: [["#d4508f"]], least: 3),
    Pair("past", on: [["ground"], ["ground-2"], ["panel"]], least: 3),
  ]

  @Test(arguments: StyleSheet.Scheme.allCases)
  func canBeTold(_ scheme: StyleSheet.Scheme) throws {
    let sheet = try StyleSheet()
    for pair in Self.texts + Self.shapes {
      for ground in pair.grounds {
        let below = try #require(sheet.color(of: ground, scheme), "\(ground)")
        let above = try #require(sheet.color(of: [pair.color] + ground, scheme), "\(pair.color)")
        let contrast = above.contrast(to: below)
        #expect(
          contrast >= pair.least,
          "\(pair.color) on \(ground.joined(separator: " on ")), \(scheme): \(contrast)")
      }
    }
  }

  /// A colour that no pair names would be looked at by nobody.
  @Test func nameAllColoursOfTexts() throws {
    let known = Set(Self.texts.map { $0.color.hasPrefix("#") ? $0.color : "var(--\($0.color))" })
      .union(["inherit"])
      // The system's colours in forced colours have the contrast that the user chose.
      .union(["HighlightText", "HighlightText !important"])
    let used = try StyleSheet().declarations.filter { $0.property == "color" }
    // A picture is decoration to the eye, and says itself in words.
    let unknown = used.filter { !known.contains($0.value) && $0.selector != ".image i" }

    #expect(used.count > 30)
    #expect(unknown == [])
  }

  @Test func readsBothLooks() throws {
    let sheet = try StyleSheet()
    let (light, dark) = (sheet.color("app", .light), sheet.color("app", .dark))

    #expect(try #require(light).contrast(to: #require(dark)) > 15)
  }

  @Test func measuresAsTheGuidelinesDo() throws {
    let (black, white) = (try #require(Color("#000")), try #require(Color("#ffffff")))
    let gray = try #require(Color("#767676"))

    #expect(black.contrast(to: white) == 21)
    #expect(abs(gray.contrast(to: white) - 4.54) < 0.01)
    #expect(Color("#ffffff80")?.over(black).contrast(to: black) ?? 0 > 5)
    #expect(Color("white") == nil)
  }
}
