import Foundation

/// The folder that holds the package.
let projectFolder = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}

/// Returns the text of a file in the core's folder.
func coreText(_ path: String) throws -> String {
  try String(
    contentsOf: projectFolder.appending(path: "Sources/Wireflow/\(path)"), encoding: .utf8)
}

/// Returns the names of the cases of the first enum that a file of the core declares.
func declaredCases(in path: String) throws -> Set<String> {
  let declaration = try coreText(path).components(separatedBy: "\n}\n")[0] + "\n"
  let cases = declaration.matches(of: /\n( +)(?:indirect )?case (\w+)(?=[(\n])/)
  return Set(cases.filter { $0.1 == cases.first?.1 }.map { String($0.2) })
}

/// Returns the name of an enum's case; those without values have to be listed.
func caseName<Value: Equatable>(of value: Value, plain: [String: Value]) -> String {
  Mirror(reflecting: value).children.first?.label ?? plain.first { $0.value == value }?.key ?? "?"
}
