import Foundation
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowWeb

/// A file for the maps of an app's navigation, in the format of its extension.
struct MapFile {
  /// The format of a map.
  private enum Form: String, CaseIterable {
    case html
    case svg
    case json
    case txt
  }

  private let file: OutputFile
  private let form: Form
  /// The baseline whose changes and accepted traps the map shows.
  let baseline: NavigationBaseline?

  /// Creates the file, or throws if its extension is unknown, the file cannot be written or the
  /// baseline is not readable.
  init(path: String, _ options: CommandLineOptions) throws(CommandLineError) {
    file = try OutputFile(
      path, of: .map, Form.allCases.map(\.rawValue), content: "map", options)
    form = Form(rawValue: URL(filePath: path).pathExtension) ?? .html
    baseline = try options[.baseline].map { path throws(CommandLineError) in
      try Self.read(path, .baseline)
    }
  }

  /// Reads the baseline that an option names.
  static func read(
    _ path: String, _ option: CommandOption
  ) throws(CommandLineError) -> NavigationBaseline {
    let data = try content(of: path)
    let url = URL(filePath: path).deletingPathExtension()
    var source = path
    do {
      var baseline = try NavigationBaseline(
        parsing: String(decoding: data, as: UTF8.self), name: url.lastPathComponent)
      source = scriptsPath(beside: path)
      if let scripts = try? String(contentsOfFile: source, encoding: .utf8) {
        try baseline.readScripts(scripts)
      }
      return baseline
    } catch {
      throw CommandLineError("\(option.flag) \(source): \(error)")
    }
  }

  /// Returns the path of the file with the scripts of a baseline.
  private static func scriptsPath(beside path: String) -> String {
    let end = URL(filePath: path).pathExtension.count
    return path.dropLast(end) + "scripts"
  }

  /// True if the file contains the maps of all wireframes.
  var holdsAll: Bool { form == .html || form == .json }

  /// Writes maps, and returns the path of their file.
  @MainActor
  func write(
    _ maps: [NavigationMap], of app: String, version: String?, theme: MapTheme
  ) throws -> String {
    let place = try maps.allSatisfy { $0.stop == nil } ? file : placeForIncomplete()
    let day = Date.now.formatted(.iso8601.year().month().day())
    let edition = [version.map { "version \($0)" }, day].compactMap(\.self)
    try place.write(try text(of: maps, app, theme, edition.joined(separator: " · ")))
    if form == .txt, maps.contains(where: { !$0.corpus.isEmpty }) {
      try NavigationBaseline(app, maps).scriptsText
        .write(toFile: Self.scriptsPath(beside: place.path), atomically: true, encoding: .utf8)
    }
    return place.path
  }

  /// Returns the file for an incomplete map: this one, or another one in its folder if this one
  /// exists.
  private func placeForIncomplete() throws(CommandLineError) -> OutputFile {
    guard access(file.path, F_OK) == 0 else { return file }
    let name = file.path.dropLast(form.rawValue.count + 1)
    return try OutputFile(
      path: "\(name)-incomplete.\(form.rawValue)", content: "map", isForced: true)
  }

  @MainActor
  private func text(
    of maps: [NavigationMap], _ name: String, _ theme: MapTheme, _ edition: String
  ) throws -> String {
    switch form {
    case .html:
      let posters = MapPosters(
        title: name, maps: maps, baseline: baseline, edition: edition, artist: .webPages())
      return try PageFiles().page("map.html", nonce: "", posters.texts)
    case .svg:
      return maps.map {
        MapDrawing($0, title: name, theme: theme, edition: edition, baseline: baseline).svg
      }
      .joined()
    case .json: return MapDocument(name, maps, edition: edition, baseline: baseline).json
    case .txt: return NavigationBaseline(name, maps).text
    }
  }
}
