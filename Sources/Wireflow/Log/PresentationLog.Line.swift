extension PresentationLog {
  /// An entry that may be part of the same transition as the one before.
  struct Line {
    let entry: Entry
    let isMerged: Bool
  }
}

extension PresentationLog.Line {
  var text: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }

  func write(to writer: inout LineWriter) {
    switch entry {
    case .action, .app, .appIn: writer += UInt8(ascii: ">")
    default:
      writer += UInt8(ascii: " ")
      if isMerged { writer += " +" }
    }
    writer += UInt8(ascii: " ")
    entry.write(to: &writer)
  }
}
