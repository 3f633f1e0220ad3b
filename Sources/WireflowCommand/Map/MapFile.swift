import Foundation
import Wireflow
import WireflowExploration
import WireflowTerminal

/// A file for the map of an app's navigation, in the form that its name asks for.
struct MapFile {
  /// The form of a map.
  private enum Form: String, CaseIterable {
    case html
    case svg
    case mmd
    case txt
  }

  private let path: String
  private let form: Form

  /// Creates the file, unless its name asks for no form that there is.
  init(path: String) throws(CommandLineError) {
    let name = URL(filePath: path).pathExtension
    guard let form = Form(rawValue: name) else {
      let forms = Form.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CommandLineError("--map \(path): expected a file that ends in \(forms)")
    }
    (self.path, self.form) = (path, form)
  }

  /// Explores an app breadth first and writes the map, and returns what to tell the user.
  @MainActor
  func write(
    _ name: String, _ wireframe: WireframeChoice, _ diary: ExplorationDiary? = nil,
    makeController: @escaping @MainActor (any ApplicationWireframe) -> ApplicationController
  ) async throws -> String {
    var options = ExplorationOptions()
    options.dryWalks = 0
    options.diary = diary
    let map = await explore(
      on: ExplorableWireframe(wireframe.name) { wireframe.makeWireframe(stage: $0) },
      options: options, makeController: makeController)
    let pictures =
      form == .html ? await self.pictures(of: map, wireframe, diary, makeController) : [:]
    do {
      try text(of: map, name, pictures).write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandLineError("\(path): cannot write the map: \(error.localizedDescription)")
    }
    let stop = map.stop.map { ", stopped at \($0)" } ?? ""
    let traps = map.traps.map { "\n\n\($0)" }.joined()
    let counts = [
      Self.count(map.places.count, "place"), Self.count(map.notableEdges.count, "edge"),
      Self.count(map.traps.count, "trap"),
    ]
    return "\(path): \(counts.joined(separator: ", "))\(stop)\(traps)"
  }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }

  /// Returns a picture of each place, as a terminal shows it.
  @MainActor
  private func pictures(
    of map: NavigationMap, _ wireframe: WireframeChoice, _ diary: ExplorationDiary?,
    _ makeController: @MainActor (any ApplicationWireframe) -> ApplicationController
  ) async -> [NavigationMap.Place: String] {
    var pictures: [NavigationMap.Place: String] = [:]
    for (place, details) in map.places {
      guard let script = details.script else { continue }
      diary?.write(script)
      let backend = TerminalBackend(size: TerminalSize(columns: 64, rows: 20), theme: .dark)
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      let controller = makeController(wireframe.makeWireframe(stage: stage))
      for case .action(let action) in script { await controller.stage.play(action) }
      pictures[place] = backend.picture().svg(theme: .dark)
    }
    return pictures
  }

  private func text(
    of map: NavigationMap, _ name: String, _ pictures: [NavigationMap.Place: String]
  ) -> String {
    switch form {
    case .html: MapPage(title: name, maps: [map]) { pictures[$1] }.html
    case .svg: MapDrawing(map, title: name).svg
    case .mmd: map.mermaid
    case .txt: NavigationBaseline(name, [map]).text
    }
  }
}
