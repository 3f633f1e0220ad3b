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

  private func run(
    _ arguments: [String], onMake: @escaping @MainActor () -> Void = {}
  ) async -> (status: Int32, text: String) {
    let console = FakeConsole(input: "")
    let status = await console.run(arguments + ["--wireframe", "tab-bar"]) { stage, makeWireframe in
      onMake()
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: IdleFlowCoordinator(wireframe))
    }
    // On a slow machine the progress of the exploration is printed, too.
    let errors = console.errors.split(separator: "\n").filter { !$0.hasPrefix("Shop: tab-bar: ") }
    let text = errors.map { "\($0)\n" }.joined() + console.output
    return (status, text.replacing(folder.url.path, with: "…"))
  }

  @Test func tellsTrapsUnlessTheyAreAccepted() async throws {
    var text = ""
    for form in ["html", "svg", "json", "txt"] {
      let (status, told) = await run(["--map", path("map.\(form)")])
      #expect(status == 3)
      #expect(try folder.texts["map.\(form)"]?.contains("Idle") == true)
      text += "\(told)\n"
    }
    let trap = "element does nothing tap \"Sort\" on IdleScreen"
    let baseline = try folder.texts["map.txt"] ?? ""
    try "\(baseline)\naccepted\n  \(trap): \"It is for the next version.\"\n"
      .write(toFile: path("map.txt"), atomically: true, encoding: .utf8)

    let arguments = ["--map", path("map.svg"), "--force", "--baseline", path("map.txt")]
    let (status, told) = await run(arguments)

    #expect(status == 0)
    assertSnapshot(of: text + told)
  }

  @Test func huntsForWhatNoScreenShows() async {
    let console = FakeConsole(input: "")

    _ = await console.run(["--map", path("map.svg"), "--wireframe", "tab-bar"]) {
      let wireframe = $1($0)
      return ApplicationController(wireframe: wireframe, mainFlow: OrderFlowCoordinator(wireframe))
    }

    #expect(console.output.contains("map.svg on tab-bar: 2 places"))
  }

  /// A wrong file is reported before the app runs, because an exploration may take an hour.
  @Test func checksItsFileFirst() async throws {
    let file = path("map.svg")
    try "precious".write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: path("b.svg"), withIntermediateDirectories: true)

    for (file, reason) in [
      (file, "…/map.svg exists already; --force lets the map take its place"),
      (path("b.svg"), "…/b.svg is a folder, and a map is a file in it"),
      (path("a/b.svg"), "…/a/b.svg: cannot write the map: No such file or directory"),
      ("\(file)/b.svg", "…/map.svg/b.svg: cannot write the map: Not a directory"),
    ] {
      let (status, text) = await run(["--map", file]) { Issue.record("The app is made.") }

      #expect(status == 2)
      #expect(text == "Shop: \(reason)\n")
    }
    #expect(try folder.texts["map.svg"] == "precious")
    #expect(await run(["--map", file, "--force"]).status == 3)
    #expect(try folder.texts["map.svg"]?.contains("Idle") == true)
  }

  @Test func anIncompleteMapReplacesNoOther() async throws {
    let arguments = ["--map", path("map.txt"), "--force", "--time-limit", "1e-6"]
    let first = "map.txt on tab-bar: 1 place, 0 edges, stopped at "
    #expect(await run(arguments).text.hasPrefix("…/\(first)"))
    #expect(await run(["--map", path("map.txt"), "--force"]).status == 3)
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

private final class IdleFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [IdleScreen()]) }
}

private final class OrderScreen: RootLevelRepresentable {
  let title = "Order"
  let onOrder: @MainActor () -> Void
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Order", action: onOrder) }

  init(onOrder: @escaping @MainActor () -> Void) { self.onOrder = onOrder }
}

/// A flow that counts orders, and shows another page after the sixth one.
private final class OrderFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var count = 0

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [OrderScreen { [weak self] in self?.order() }]) }

  private func order() {
    count += 1
    guard count == 6, let page = wireframe.stage.visibleScreens.first else { return }
    wireframe.push(IdleScreen(), from: page)
  }
}
