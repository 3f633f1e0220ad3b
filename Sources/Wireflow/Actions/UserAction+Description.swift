extension UserAction: CustomStringConvertible {
  public var description: String {
    switch self {
    case .launch: "launch"
    case .tap(let label): "tap \(label)"
    case .type(let text, let label): "type \(text.literal) into \(label)"
    case .typeSample(let name, let label): "type sample \(name.literal) into \(label)"
    case .submit(let label): "submit \(label)"
    case .toggle(let label): "toggle \(label)"
    case .choose(let option, nil): "choose \(option)"
    case .choose(let option, let label?): "choose \(option) in \(label)"
    case .back: "back"
    case .backIn(let stack): "back in \(stack)"
    case .backTo(let title, nil): "back to \(title)"
    case .backTo(let title, let stack?): "back to \(title) in \(stack)"
    case .dismiss: "dismiss"
    case .select(let label, nil): "select \(label)"
    case .select(let label, let stack?): "select \(label) in \(stack)"
    case .next: "next"
    case .previous: "previous"
    case .wireframe(let name): "wireframe \(name.isOneWord ? name : name.literal)"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .window(let link): "\(WindowName(link))"
    case .closeWindow: "close window"
    case .wait(let duration): "wait \(duration.inMilliseconds)"
    case .adapt(let formFactor): "adapt \(formFactor.rawValue)"
    case .background: "background"
    case .foreground: "foreground"
    case .open(let url): "open \(url.literal)"
    }
  }
}

extension String {
  /// True if a parser reads it as one word without quotation marks.
  fileprivate var isOneWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-"
      }
  }
}

extension Duration {
  /// The exact number of milliseconds with the unit.
  ///
  /// A duration may have more seconds than its components can represent. The milliseconds are
  /// therefore counted in a separate duration, one attosecond for each.
  fileprivate var inMilliseconds: String {
    let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
    let whole = self / attosecondsPerMillisecond
    let rest = self - whole * attosecondsPerMillisecond
    let (high, low) = whole.components
    var decimals = rest.components.attoseconds.magnitude.digits(padded: 15)
    while decimals.last == "0" { decimals.removeLast() }

    let sign = self < .zero ? "-" : ""
    let digits =
      high == 0 ? "\(low.magnitude)" : "\(high.magnitude)" + low.magnitude.digits(padded: 18)
    return sign + digits + (decimals.isEmpty ? "" : ".") + decimals + "ms"
  }
}

extension UInt64 {
  /// Returns the decimal digits, with leading zeros.
  fileprivate func digits(padded width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
