import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The exit status of a map tells traps that nobody has accepted.
@MainActor
struct MapFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func run(_ arguments: [String]) async -> (status: Int32, text: String) {
    let console = FakeConsole(input: "")
    let status = await console.run(arguments + ["--wireframe", "tab-bar"]) {
      OneScreenFlow($0, showing: IdleScreen())
    }
    // On a slow machine the progress of the exploration is printed, too.
    let errors = console.errors.split(separator: "\n").filter { !$0.hasPrefix("Shop: tab-bar: ") }
    let text = errors.map { "\($0)\n" }.joined() + console.output
    return (status, text.replacing(folder.url.path, with: "…"))
  }

  @Test func tellsTrapsUnlessTheyAreAccepted() async throws {
    var text = ""
    for form in ["html", "svg", "json", "txt"] {
      let (status, told) = await run(["--map", path("map.\(form)"), "--hunt", "50"])
      #expect(status == 3)
      #expect(try folder.texts["map.\(form)"]?.contains("Idle") == true)
      text += "\(told)\n"
    }
    let trap = "element does nothing tap \"Sort\" on IdleScreen"
    let baseline = try folder.texts["map.txt"] ?? ""
    try "\(baseline)\naccepted\n  \(trap): \"It is for the next version.\"\n"
      .write(toFile: path("map.txt"), atomically: true, encoding: .utf8)

    let arguments = ["--map", path("map.svg"), "--force", "--baseline", path("map.txt")]
    let (status, told) = await run(arguments + ["--hunt", "50"])

    #expect(status == 0)
    assertSnapshot(of: text + told)
  }

  @Test func huntsForWhatNoScreenShows() async {
    let console = FakeConsole(input: "")

    _ = await console.run(["--map", path("map.svg"), "--wireframe", "tab-bar"]) { wireframe in
      let page = PageScreen("Order")
      let flow = OneScreenFlow(wireframe, showing: page)
      var count = 0
      let order = flow.wire(page) { flow, page in
        count += 1
        if count == 6 { flow.wireframe.push(IdleScreen(), from: page) }
      }
      page.rows = [("Order", order)]
      return flow
    }

    #expect(console.output.contains("map.svg on tab-bar: 2 places"))
  }

  @Test func anIncompleteMapReplacesNoOther() async throws {
    let arguments = ["--map", path("map.txt"), "--force", "--time-limit", "1e-6"]
    let first = "map.txt on tab-bar: 1 place, 0 edges, stopped at "
    #expect(await run(arguments).text.hasPrefix("…/\(first)"))
    #expect(await run(["--map", path("map.txt"), "--force", "--hunt", "50"]).status == 3)
    let whole = try folder.texts["map.txt"]

    for _ in 0..<2 {
      let (status, text) = await run(arguments)
      #expect(status == 1)
      #expect(
        text.hasPrefix(
          """
          Shop: …/map.txt stays, because the map is incomplete; it is in …/map-incomplete.txt
          …/map-incomplete.txt on tab-bar: 1 place, 0 edges, stopped at
          """))
    }

    #expect(try folder.texts["map.txt"] == whole)
    #expect(try folder.texts.count == 2)
  }
}

private final class IdleScreen: RootLevelRepresentable {
  let title = "Books"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Sort") {} }
}
