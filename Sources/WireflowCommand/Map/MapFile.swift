import Foundation
import Wireflow
import WireflowExploration

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
    _ name: String, _ wireframe: WireframeChoice,
    makeController: @escaping @MainActor (any ApplicationWireframe) -> ApplicationController
  ) async throws -> String {
    var options = ExplorationOptions()
    options.dryWalks = 0
    let map = await explore(
      on: ExplorableWireframe(wireframe.name) { wireframe.makeWireframe(stage: $0) },
      options: options, makeController: makeController)
    do {
      try text(of: map, name).write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandLineError("\(path): cannot write the map: \(error.localizedDescription)")
    }
    let stop = map.stop.map { ", stopped at \($0)" } ?? ""
    return "\(path): \(map.places.count) places, \(map.notableEdges.count) edges, "
      + "\(map.traps.count) \(map.traps.count == 1 ? "trap" : "traps")\(stop)"
  }

  private func text(of map: NavigationMap, _ name: String) -> String {
    switch form {
    case .html: MapPage(title: name, maps: [map]).html
    case .svg: MapDrawing(map, title: name).svg
    case .mmd: map.mermaid
    case .txt: NavigationBaseline(name, [map]).text
    }
  }
}
