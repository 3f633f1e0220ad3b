import Wireflow

extension Texts {
  static let arabicWords: StageWords = {
    var words = StageWords(language: "ar")
    words.done = "تم"
    words.cancel = "إلغاء"
    words.close = "إغلاق"
    words.okay = "موافق"
    words.back = "رجوع"
    words.more = "المزيد"
    words.menu = "القائمة"
    words.closeMenu = "إغلاق القائمة"
    words.player = "المشغّل"
    words.minimize = "تصغير"
    words.refresh = "تحديث"
    return words
  }()

  static let arabic = [
    "Discover": "اكتشف", "Bookshelf": "رف الكتب", "Profile": "الملف الشخصي",
    "Search": "بحث", "Title or author": "العنوان أو المؤلف", "Searching": "جارٍ البحث",
    "No book matches.": "لا يوجد كتاب مطابق.", "% books": "% كتب",
    "1 book": "كتاب واحد", "Sorted by %": "مرتب حسب %",
    "Genres": "الأنواع", "Show books": "عرض الكتب",
    "Crime": "جريمة", "Drama": "دراما", "Fantasy": "خيال",
    "Science fiction": "خيال علمي", "History": "تاريخ", "Children": "أطفال",
    "Sort": "ترتيب", "Sort by": "ترتيب حسب", "Recommended": "موصى به",
    "Title": "العنوان", "Price": "السعر", "Length": "المدة",
    "by %": "تأليف %", "by %, read by %": "تأليف %، قراءة %", "Read by %": "قراءة %",
    "Read by %, %, % chapters": "قراءة %، %، % فصول",
    "% of % chapters": "% من % فصول", "% left at %": "بقي % بسرعة %",
    "% min": "% دقيقة", "% h % min": "% س % د", "% of %": "% من %",
    "Open in a new window": "فتح في نافذة جديدة",
    "Play sample": "تشغيل عيّنة", "A sample": "عيّنة",
    "Log in to buy": "سجّل الدخول للشراء", "Buy": "شراء", "Buy for %": "شراء بسعر %",
    "Buy %?": "شراء %؟", "It costs %.": "السعر %.",
    "On your bookshelf": "على رف كتبك",
    "The books that you buy will stand here.": "ستظهر هنا الكتب التي تشتريها.",
    "This book is no longer on your bookshelf.": "لم يعد هذا الكتاب على رفك.",
    "Listen": "استماع", "You have heard it all.": "لقد استمعت إليه كله.",
    "Remove": "إزالة", "Remove %?": "إزالة %؟", "Keep": "إبقاء",
    "You can buy it again.": "يمكنك شراؤه مرة أخرى.",
    "Play": "تشغيل", "Pause": "إيقاف مؤقت", "Open player": "فتح المشغّل",
    "Close player": "إغلاق المشغّل", "Minimize": "تصغير", "Show book": "عرض الكتاب",
    "Sleep timer": "مؤقت النوم", "Off": "معطّل", "15 min": "15 دقيقة", "30 min": "30 دقيقة",
    "60 min": "60 دقيقة",
    "Log in": "تسجيل الدخول", "Log out": "تسجيل الخروج", "Name": "الاسم",
    "Password": "كلمة المرور",
    "Logging in": "جارٍ تسجيل الدخول", "Logged in as %": "مسجّل الدخول باسم %",
    "Not logged in": "لم تسجّل الدخول",
    "Log in with the name and the password of your account.":
      "سجّل الدخول باسم حسابك وكلمة مروره.",
    "Your session has expired. Log in again to go on.":
      "انتهت جلستك. سجّل الدخول مرة أخرى للمتابعة.",
    "Something is missing": "هناك شيء ناقص", "Wrong password": "كلمة المرور خاطئة",
    "Type your name and your password.": "اكتب اسمك وكلمة المرور.",
    "Try again.": "حاول مرة أخرى.", "Not bought": "لم يتم الشراء",
    "Log in and try again.": "سجّل الدخول وحاول مرة أخرى.",
    "The book is on your bookshelf already.": "الكتاب على رفك بالفعل.",
    "Settings": "الإعدادات", "Playback and login": "التشغيل وتسجيل الدخول",
    "Playback speed": "سرعة التشغيل", "Remember me": "تذكّرني",
    "The name of your account is filled in when you log in again.":
      "يُملأ اسم حسابك عند تسجيل الدخول مرة أخرى.",
    "Pen name": "الاسم المستعار", "Choose a pen name": "اختر اسمًا مستعارًا",
    "Your reviews show it instead of your own name.": "تعرضه مراجعاتك بدل اسمك.",
    "Save": "حفظ",
    "Simulate expired session": "محاكاة انتهاء الجلسة",
    "In two seconds, wherever you are": "بعد ثانيتين، أينما كنت",
    "Log out?": "تسجيل الخروج؟", "Stay": "البقاء",
    "Your bookshelf will be there when you come back.": "سيكون رف كتبك هنا عندما تعود.",
  ]
}
