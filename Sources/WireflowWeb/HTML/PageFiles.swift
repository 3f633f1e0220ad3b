import Foundation

/// The folder `Page`, with the markup, the styles and the scripts of all pages.
///
/// A page is one text that loads nothing else, because browsers load no modules from a disk, and
/// because it must outlive the app. The folder's files are ordinary ones all the same: a page has
/// the text of a file in the place of each link to it.
package struct PageFiles: Sendable {
  fileprivate static let bundle = "Wireflow_WireflowWeb"

  private let folder: URL
  private let program: String

  /// Finds the folder beside the program, or else where this package was built.
  package init() throws(PageFilesError) {
    try self.init(
      beside: Bundle.main.bundleURL, Bundle.main.resourceURL,
      source: URL(filePath: #filePath).appending(path: "../../Page"))
  }

  init(beside program: URL, _ resources: URL?, source: URL) throws(PageFilesError) {
    let bundles = [program, resources].compactMap(\.self).flatMap { folder in
      ["resources", "bundle"].compactMap {
        Bundle(url: folder.appending(path: "\(Self.bundle).\($0)"))?.resourceURL
      }
    }
    let folders = bundles.map { $0.appending(path: "Page") } + [source]
    let found = folders.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "studio.html").path)
    }
    guard let found else { throw PageFilesError(program: program.path) }
    (folder, self.program) = (found.standardizedFileURL, program.path)
  }

  /// Returns a page with some texts in the place of their names in double braces.
  /// - Parameters:
  ///   - name: the name of the page's file.
  ///   - nonce: the word without which a browser runs no script and applies no style.
  ///   - texts: the texts by name. They are markup.
  package func page(
    _ name: String, nonce: String, _ texts: [String: String]
  ) throws(PageFilesError) -> String {
    var lines: [String] = []
    for line in try self.lines(of: folder.appending(path: name)) {
      if let style = line.quoted(after: #"<link rel="stylesheet" href="#) {
        lines += [
          "<style nonce=\"\(nonce)\">", try text(of: folder.appending(path: style)),
          "</style>",
        ]
      } else if let script = line.quoted(after: #"<script type="module" src="#) {
        let script = try self.script(script.filled(with: texts))
        lines += ["<script type=\"module\" nonce=\"\(nonce)\">", script, "</script>"]
      } else {
        lines.append(line.filled(with: texts))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the response with the page that shows an app, whose policy forbids everything that the
  /// page does not need.
  /// - Parameters:
  ///   - title: the name of the app.
  ///   - nonce: a random word of this response, without which browsers run no script.
  func response(
    _ title: String, nonce: String = randomWord()
  ) throws(PageFilesError) -> HTTPResponse {
    let text = try page(
      "studio.html", nonce: nonce, ["title": title.escapedForHTML, "kind": "studio"])
    var response = HTTPResponse(.okay, type: "text/html; charset=utf-8", body: Array(text.utf8))
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "connect-src 'self'", "img-src data:", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ]
    response.headers.append("Content-Security-Policy: \(policy.joined(separator: "; "))")
    return response
  }

  /// Returns a word that nobody can guess.
  static func randomWord() -> String { "\(UInt64.random(in: .min ... .max))" }

  /// Returns a module and all modules that it imports as one script, in the order in which a
  /// browser would run them.
  private func script(_ name: String) throws(PageFilesError) -> String {
    var known: Set<URL> = []
    return try joined(folder.appending(path: name), &known)
  }

  private func joined(_ file: URL, _ known: inout Set<URL>) throws(PageFilesError) -> String {
    guard known.insert(file).inserted else { return "" }
    var (before, own) = ("", "")
    var isImport = false
    // Comments are for those who read the files.
    for line in try lines(of: file) where !["//", "/**", " *"].contains(where: line.hasPrefix) {
      isImport = isImport || line.hasPrefix("import ")
      if !isImport {
        own += (line.hasPrefix("export ") ? line.dropFirst(7) : line) + "\n"
      } else if let other = line.quoted(after: "from ") {
        let place = file.deletingLastPathComponent().appending(path: other)
        before += try joined(place.standardizedFileURL, &known)
        isImport = false
      }
    }
    return before + own
  }

  private func lines(of file: URL) throws(PageFilesError) -> [Substring] {
    try text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func text(of file: URL) throws(PageFilesError) -> String {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw PageFilesError(program: program)
    }
    return text
  }
}

/// The error of a program that has lost files of its pages.
package struct PageFilesError: Error, Hashable, Sendable, CustomStringConvertible {
  let program: String

  /// The reason, and what to do about it.
  package var description: String {
    """
    the files of the page are missing; copy the folder \(PageFiles.bundle).resources (or .bundle) from \
    the folder where the program was built to \(program)
    """
  }
}

extension String {
  /// The text escaped for markup, scalar by scalar, because its neighbours can join a sign in one
  /// character.
  var escapedForHTML: String {
    let names: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return unicodeScalars.map { names[$0] ?? String($0) }.joined()
  }
}

extension StringProtocol {
  /// Returns the text with others in the place of their names in double braces.
  fileprivate func filled(with texts: [String: String]) -> String {
    guard let start = firstRange(of: "{{"), let end = self[start.upperBound...].firstRange(of: "}}")
    else { return String(self) }
    let text = texts[String(self[start.upperBound..<end.lowerBound])] ?? ""
    return self[..<start.lowerBound] + text + self[end.upperBound...].filled(with: texts)
  }
  /// Returns the text in double quotation marks behind some words, or nil without them.
  fileprivate func quoted(after words: String) -> String? {
    guard let start = firstRange(of: words + "\"")?.upperBound,
      let end = self[start...].firstIndex(of: "\"")
    else { return nil }
    return String(self[start..<end])
  }
}
